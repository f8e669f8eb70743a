import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const HERE = import.meta.dirname;
const SOURCES = join(HERE, '..');
const read = (file: string): string => readFileSync(file, 'utf8');
const page = read(join(HERE, 'HowToPage.svelte'));
const [, own = ''] = /<main class="(\w+)">/.exec(page) ?? [];

it('names the page by a class that no other component has, since its styles are everybody’s once they are read', () => {
  const named = new RegExp(`class="[^"]*\\b${own}\\b|class:${own}\\b`);
  const others = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte') && !file.endsWith('HowToPage.svelte'))
    .filter((file) => named.test(read(join(SOURCES, file))));
  expect([own === '', others]).toEqual([false, []]);
});
