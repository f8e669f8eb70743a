/** What is said at a table or on a page of its own: where it lies is known only once somebody goes there. */
export const LATER = import.meta.glob<string>(
  [
    '../../../src/toychest/words/locales/*/*.ftl',
    '../../../src/toychest/games/*/words/*/*.ftl',
    '!../../../src/toychest/words/locales/*/{common,home,howto,replays,settings}.ftl',
    '!../../../src/toychest/**/{shelf,sheet,terminal,commands,lan}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
