import { foldText } from '#domain/text.ts';

/** A word as it stands, folded, and its stem. A break between clauses is a word that no phrase contains. */
export type Word = Readonly<{ exact: string; stem: string }>;

const clauseBreak: Word = { exact: '|', stem: '|' };
export const isBreak = (word: Word): boolean => word === clauseBreak;

/** Words that come between the others and say nothing by themselves. */
const articles = new Set('a an the my our your his her their its'.split(' '));

const pieces = /\d+(?:[.,]\d+)*\p{L}*|[\p{L}\p{N}]+[+#]*|[,;:!?()\n–—•]|\.(?=\s|$)/gu;

/** The words of a text in order, without articles and possessives. Linear in the length of the text. */
export const wordsOf = (text: string): Word[] => {
  const folded = foldText(text)
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '');
  const words: Word[] = [];
  for (const [piece] of folded.matchAll(pieces)) {
    if (/^[,;:!?()\n–—•.]/.test(piece)) words.push(clauseBreak);
    else if (!articles.has(piece)) words.push({ exact: piece, stem: stem(piece) });
  }
  return words;
};

const passive = new Set('was were got been am be being get'.split(' '));

/** Whether the verb at this place was done to somebody: "was trained". */
export const isPassive = (words: readonly Word[], place: number): boolean =>
  passive.has(words[place - 1]?.exact ?? '') && /(?:ed|taught|led)$/.test(words[place]?.exact ?? '');

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    agreed: 'agree',
    began: 'begin',
    bought: 'buy',
    brought: 'bring',
    built: 'build',
    caught: 'catch',
    centre: 'center',
    chose: 'choose',
    chosen: 'choose',
    dealt: 'deal',
    drawn: 'draw',
    drew: 'draw',
    driven: 'drive',
    drove: 'drive',
    fed: 'feed',
    feeding: 'feed',
    found: 'find',
    gave: 'give',
    given: 'give',
    got: 'get',
    grew: 'grow',
    grown: 'grow',
    held: 'hold',
    hung: 'hang',
    kept: 'keep',
    laid: 'lay',
    learnt: 'learn',
    led: 'lead',
    made: 'make',
    met: 'meet',
    paid: 'pay',
    ran: 'run',
    sang: 'sing',
    sat: 'sit',
    sent: 'send',
    sewn: 'sew',
    sewed: 'sew',
    sold: 'sell',
    spoke: 'speak',
    spoken: 'speak',
    swept: 'sweep',
    taken: 'take',
    taught: 'teach',
    told: 'tell',
    took: 'take',
    understood: 'understand',
    won: 'win',
    written: 'write',
    wrote: 'write',
  }),
);

/** One spelling for the British and the American one. */
const oneSpelling = (word: string): string =>
  word
    .replace(/iz(?=e|ing|ation)/, 'is')
    .replace(/(behavi|col|fav|lab|neighb)our/, '$1or')
    .replace(/programme/, 'program');

const singular = (word: string): string =>
  word
    .replace(/ie[sd]$/, (end, at: number) => (at > 1 ? 'y' : end))
    .replace(/(ss|x|z|ch|sh)es$/, '$1')
    .replace(/([^suie])s$/, '$1')
    .replace(/([aeiou].*e)s$/, '$1');

/** One vowel, then one consonant: `plan` and `plane` differ by the -e alone, so there it stays. */
const short = /^[^aeiou]*[aeiouy][^aeiouwxy]$/;

/** `baked` and `bake`, `planned` and `plan`, `managed` and `manage` meet here. */
const withoutEnding = (word: string): string => {
  const cut = word.replace(/(?:(?<!e)ed|ing)$/, '');
  if (cut === word) return word.endsWith('e') && !short.test(word.slice(0, -1)) ? word.slice(0, -1) : word;
  if (cut.length < 3 || !/[aeiouy]/.test(cut)) return word;
  if (cut.length > 3 && /([^aeioulszf])\1$/.test(cut)) return cut.slice(0, -1);
  return short.test(cut) ? `${cut}e` : cut.replace(/(?<=..)e$/, '');
};

/**
 * What the forms of one English word share: `caching`, `cached`, `caches` and `cache` give `cach`. Light on purpose: it
 * takes off -s, -ed and -ing and knows the common irregular verbs. `word` is folded.
 */
export const stem = (word: string): string => {
  if (word.length < 4 || word.length > 40) return irregular.get(word) ?? word;
  const bare = withoutEnding(singular(oneSpelling(irregular.get(word) ?? word)));
  return bare.length > 6 ? bare.replace(/ll$/, 'l') : bare;
};
