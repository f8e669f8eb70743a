import { expect, it } from 'vitest';
import { go, tableCode } from './router.svelte';

window.scrollTo = () => undefined;
const codeAt = (path: string): string | null => (go(path), tableCode());

it('is at no table at home', () => expect(codeAt('/')).toBeNull());
it('reads the code of a table', () => expect(codeAt('/t/LAMB-7KQD')).toBe('LAMB-7KQD'));
it('writes every code alike', () =>
  expect([codeAt('/t/lamb7kqd'), codeAt('/t/lamb-7kqd/')]).toEqual(['LAMB-7KQD', 'LAMB-7KQD']));
