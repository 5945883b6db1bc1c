/** Long enough, and far enough from other words, that one slip leaves them plain. */
const KNOWN = `
  please could would growth linkedin twitter tweet thread threads resume curriculum vitae letter letters cover covering
  article motivation application achievements accomplishments progress summary overview review recap unsubscribe
  subscription schedule frequency timezone email emails mails reminder reminders message messages check-in check-ins
  daily weekly monthly weekday weekdays weekend weekends morning mornings afternoon evening evenings tomorrow
  month months monday tuesday wednesday thursday friday saturday sunday pause resume restart delete remove merge combine
  change switch until week weeks company position`
  .trim()
  .split(/\s+/);

/** Words of their own that look like a slip. */
const REAL = new Set(
  'combien tread treads moths mourning remainder remainders titter diary heard place lever wold cold'.split(' '),
);
const SHORTEST = 5;

/** A word with one letter left out, doubled, or changed with its neighbour; its first letter stands. */
const slipsOf = (word: string): readonly string[] =>
  Array.from({ length: word.length - 1 }, (_, index) => index + 1).flatMap((at) => [
    ...(at < word.length - 1 ? [word.slice(0, at) + word.slice(at + 1)] : []),
    word.slice(0, at) + word.charAt(at) + word.slice(at),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ]);

const OFTEN: readonly (readonly [string, string])[] = [
  ['tommorow', 'tomorrow'],
  ['tommorrow', 'tomorrow'],
  ['tmrw', 'tomorrow'],
  ['tmr', 'tomorrow'],
  ['recieve', 'receive'],
  ['sumarry', 'summary'],
  ['linkedln', 'linkedin'],
  ['cud', 'could'],
  ['wud', 'would'],
  ['cld', 'could'],
  ['wld', 'would'],
  ['nxt', 'next'],
  ['wk', 'week'],
  ['wks', 'weeks'],
  ['mnth', 'month'],
  ['sned', 'send'],
  ['stpo', 'stop'],
  ['sotp', 'stop'],
  ['smth', 'something'],
  ['wanna', 'want to'],
  ['gonna', 'going to'],
  ['gimme', 'give me'],
  ['lemme', 'let me'],
];

const MEANT: ReadonlyMap<string, string> = new Map([
  ...KNOWN.flatMap((word) => slipsOf(word).map((slip) => [slip, word] as const)).filter(
    ([slip]) => slip.length >= SHORTEST && !REAL.has(slip) && !KNOWN.includes(slip),
  ),
  ...OFTEN,
]);

/** The same with slips put right in the words that requests are made of; other words stay as they are. */
export const respelled = (text: string): string =>
  text
    .replace(/(?<=\S )4 (?=(?:the|my|an?|job|me)\b)/g, 'for ')
    .replace(/\p{L}[\p{L}-]{1,20}/gu, (word) => MEANT.get(word.toLowerCase()) ?? word);
