import { expect, it } from 'vitest';
import { readCode } from './code';

it('takes a code as written', () => expect(readCode('LAMB-7KQD')).toBe('LAMB-7KQD'));
it('forgives spaces and small letters', () => expect(readCode(' lamb 7kqd ')).toBe('LAMB-7KQD'));
it('finds the code in a link', () => expect(readCode('http://toys.local:7170/t/LAMB-7KQD')).toBe('LAMB-7KQD'));
it('refuses what is too short', () => expect(readCode('LAMB')).toBeNull());
