// What svelte-check and prettier do not see: names that nobody uses, casts that hide a type, habits that mislead.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/wire.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows every name, those of ambient types too.
      'no-undef': 'off',
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSTypeReference[typeName.name="Component"]',
          message: 'a component that needs a cast has the wrong props: say which view a Glance or a Face is of',
        },
        { selector: 'TSAsExpression > TSNeverKeyword', message: 'a type that needs `as never` is the wrong type' },
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'a type that needs `as unknown as` is the wrong type',
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A reason follows the name of what is ignored, and is taken for more names.
      'svelte/no-unused-svelte-ignore': 'off',
      // Maps and sets here are values: built anew, never changed while somebody looks.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} keeps a space at the end of a line.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
