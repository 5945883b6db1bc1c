const irregular: Readonly<Record<string, string>> = {
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
  gave: 'give',
  given: 'give',
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
};

/** One spelling for the British and the American one. */
const oneSpelling = (word: string): string =>
  word.replace(/iz(?=e|ing|ation)/, 'is').replace(/(behavi|col|fav|lab|neighb)our/, '$1or');

const bare = (word: string): string => {
  const plain = word
    .replace(/ie[sd]$/, (end, at: number) => (at > 1 ? 'y' : end))
    .replace(/(ss|x|z|ch|sh)es$/, '$1')
    .replace(/([^suie])s$/, '$1')
    .replace(/([aeiou].*e)s$/, '$1');
  const cut = /(?<!e)ed$/.test(plain) ? plain.slice(0, -2) : plain.endsWith('ing') ? plain.slice(0, -3) : plain;
  return cut.length > 2 && /[aeiouy]/.test(cut) ? cut : plain;
};

/**
 * What the forms of one English word share: `caching`, `cached`, `caches` and `cache` give `cach`. Light on purpose: it
 * takes off -s, -ed and -ing and knows the common irregular verbs. `word` is folded.
 */
export const stem = (word: string): string => {
  if (word.length < 4 || word.length > 40) return irregular[word] ?? word;
  return bare(oneSpelling(irregular[word] ?? word))
    .replace(/(?<=..)e$/, '')
    .replace(/(?<=..)([^aeiou])\1$/, '$1');
};
