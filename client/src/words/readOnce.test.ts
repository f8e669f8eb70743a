import { expect, it, vi } from 'vitest';
import { readOnce } from './readOnce';

it('reads each key once', async () => {
  const read = vi.fn(async (key: string) => key.toUpperCase());
  const kept = readOnce(read);
  expect([await kept('en'), await kept('en'), read.mock.calls.length]).toEqual(['EN', 'EN', 1]);
});

it('tries again after a failure', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('read');
  const kept = readOnce(read);
  await expect(kept('hu')).rejects.toThrow('offline');
  await expect(kept('hu')).resolves.toBe('read');
});
