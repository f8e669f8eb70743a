import { expect, it } from 'vitest';
import { strategyFor } from './strategy';

it.each(['/', '/t/LAMB-7KQD', '/howto/castle', '/learn/castle', '/course/7', '/nonsense'])(
  'opens the page %s',
  (path) => expect(strategyFor('GET', true, path)).toBe('page'),
);
it('keeps what the page is made of', () => expect(strategyFor('GET', false, '/static/assets/a-1.js')).toBe('asset'));
it.each([
  '/api/editions',
  '/api/course/castle',
  '/api/rules/castle-standard-0',
  '/api/tables/LAMB-7KQD/replay',
  '/words/harbour/en.ftl',
])('keeps what was seen of %s', (path) => expect(strategyFor('GET', false, path)).toBe('seen'));
it.each(['/ws/t/LAMB-7KQD', '/static/manifest.webmanifest', '/api/tables/LAMB-7KQD/log', '/t/LAMB-7KQD/qr.svg'])(
  'leaves %s alone',
  (path) => expect(strategyFor('GET', false, path)).toBeNull(),
);
it.each(['/api/tables', '/api/tables/seen'])('leaves what is posted to %s alone', (path) =>
  expect(strategyFor('POST', false, path)).toBeNull(),
);
it.each(['/print/castle/castle.pdf', '/api/tables/LAMB-7KQD/log'])('leaves the file %s alone', (path) =>
  expect(strategyFor('GET', true, path)).toBeNull(),
);
