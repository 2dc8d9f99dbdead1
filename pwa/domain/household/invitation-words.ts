/** Words that both sides compare: one in four billion strangers has the same four. */
const WORDS = 4;

/** 256 short words that are easy to say, hear and spell; one for each byte. Never change them: two versions must agree. */
export const INVITATION_WORDS: readonly string[] = `
  acorn amber anchor apple apron arrow autumn badger bamboo banjo barley basin basket beach beacon beaver
  berry birch biscuit blanket blossom bonnet bottle boulder branch bread breeze bridge bronze brook broom
  bucket butter button cabin cactus camel candle canoe canvas carpet carrot castle cedar cello chalk cherry
  chestnut chimney cinema circle clay clock cloud clover coast cobalt coconut comet compass copper coral
  cotton cradle crayon creek cricket crystal curtain daisy dawn desert diamond dolphin donkey dragon drum
  eagle easel echo ember falcon feather fern ferry fiddle finch flag flute forest fossil fountain fox frost
  galaxy garden garlic ginger glacier globe goose granite grape guitar hammer harbour harp hazel hedge
  heron hill honey horizon island ivory ivy jacket jasmine jigsaw journey jungle kayak kettle keyboard
  kitchen kite ladder lagoon lantern lavender leaf lemon lettuce library lily linen lion lizard lobster
  maple marble market meadow melon mint mirror mitten moon moss mountain museum mustard napkin nectar
  needle nest nutmeg oak oasis ocean olive onion orange orchard orchid otter oven owl oyster paddle palace
  pancake panda paper parade parrot pasture peach pebble pencil penguin pepper piano picnic pigeon pillow
  pilot pine planet plum pocket pond poppy potato prairie pumpkin puzzle quartz quilt rabbit radio rainbow
  raven ribbon river robin rocket rosemary saddle saffron sailor salad satchel saturn scarf school shadow
  shell shore silver slipper snow sparrow spinach spoon spring squirrel stable summer sunset swan table
  teapot temple thimble thunder tiger timber tomato trumpet tulip tunnel turnip turtle umbrella valley
  velvet village violet violin wagon walnut willow window winter zebra
`
  .trim()
  .split(/\s+/);

/**
 * Four words that show two people that they have the same invitation; no word comes twice in a row.
 * @param digest of the secret, four bytes at least, so that the words don't give the secret away
 */
export function invitationWords(digest: Uint8Array): string[] {
  const words: string[] = [];
  for (const byte of digest.slice(0, WORDS)) {
    const word = INVITATION_WORDS[byte] ?? '';
    words.push(word === words.at(-1) ? (INVITATION_WORDS[(byte + 1) % INVITATION_WORDS.length] ?? '') : word);
  }
  return words;
}
