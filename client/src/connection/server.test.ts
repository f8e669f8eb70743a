/** The address of a table's line: the server where it is best played is named in it. */
import { afterEach, expect, it } from 'vitest';
import { noteHome, socketAddress } from './server';

afterEach(() => noteHome('LAMB-7KQD', null));

it('names no server where there is no choice', () => {
  noteHome('LAMB-7KQD', null);
  expect(socketAddress('LAMB-7KQD').endsWith('/ws/t/LAMB-7KQD')).toBe(true);
});

it('names the server that a table was said to be best played at', () => {
  noteHome('LAMB-7KQD', 'node-1');
  expect(socketAddress('LAMB-7KQD').endsWith('/ws/t/LAMB-7KQD?node=node-1')).toBe(true);
});

it('names it for that table alone', () => {
  noteHome('LAMB-7KQD', 'node-1');
  expect(socketAddress('KEYS-2PQR').endsWith('/ws/t/KEYS-2PQR')).toBe(true);
});
