/** Reads ahead what nobody has opened yet: rules and "How to play" of every game, so that they open without the server. */
import { editions, rulesOf } from '../connection/server';
import { CHEST, howToOf, rulePictureOf } from '../games';
import { language, learn } from '../words/words.svelte';

/** Where it lies does not matter here: whatever is fetched, the worker keeps. One game after another, in no hurry. */
export async function readAhead(): Promise<void> {
  const offered = await editions();
  await Promise.allSettled([
    import('../howto/HowToPage.svelte'),
    import('../sheets/Rulebooks.svelte'),
    import('../sheets/RulesSheet.svelte'),
  ]);
  for (const { game } of CHEST) {
    const edition = offered.find((each) => each.game === game)?.id;
    await Promise.allSettled([
      ...(edition === undefined ? [] : [rulesOf(edition, language())]),
      howToOf(game),
      rulePictureOf(game),
      learn(game, `${game}/howto`),
    ]);
  }
}
