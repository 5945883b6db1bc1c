import { plainly, sentencesOf } from '../words/sentences.ts';

/** `words` say it, `rest` is what stands behind them. */
type Decided = Readonly<{ answer: 'yes' | 'no'; words: string; rest: string }>;

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const YES = set(`
  yes yep yeah yup yea y yess jep jup jo sure ok okay okey k correct right exactly confirmed confirm confirming absolutely definitely
  indeed agreed perfect ja jawohl jawoll genau richtig stimmt passt gerne gern klar korrekt bestatigt bestatige einverstanden
  oui ouais exact exactement correct parfait volontiers confirme confirmo si claro vale correcto exacto perfecto adelante
  confirmado 👍 👌 ✅ ✔`);
const NO = set('no nope nah n nein nee non nie nicht cancel abbrechen annuler 👎 ❌');
const BESIDE = set(`
  please do it that that's is was what i meant mean thanks thank you very much thx good go ahead sounds great fine with me by all means
  course of bitte danke vielen dank so machen das war gemeint mach mir recht sehr gut
  merci s'il te vous plait d'accord c'est ca cela ce que je voulais dire bien beaucoup vas-y allez-y
  por favor gracias muchas de acuerdo eso es asi hazlo esta bien queria decir lo que quise
  don't leave as lass lassen laisse laisser dejalo wie es ist comme tal not need any change nothing same`);
/** Each says it by itself, though none of its words does. */
const PHRASES =
  /^(?:(?:please )?do it|please do|go ahead|sounds good|that's (?:it|right|what i meant)|of course|by all means|bitte|mach das|so machen|d'accord|c'est ca|vas-y|allez-y|de acuerdo|eso es|hazlo)$/;
const DECLINES =
  /^(?:please )?(?:don't|do not|leave it|never ?mind|forget it|lass es|lieber nicht|doch nicht|laisse tomber|mejor no|dejalo)\b/;

const MOST_WORDS = 9;

/**
 * Whether words agree to what was asked, or decline it, in any of our languages; null where they do neither and stand for
 * themselves. Only their first sentence decides, and every word of it must say so: "yes, but at nine" is a new wish.
 */
export const yesOrNo = (words: string): Decided | null => {
  const said = words.trim();
  const first = sentencesOf(said.split('\n', 1)[0] ?? '')[0] ?? '';
  const answer = decidedIn(first);
  return answer && { answer, words: first, rest: said.slice(first.length).trim() };
};

const decidedIn = (sentence: string): Decided['answer'] | null => {
  const plain = plainly(sentence);
  const tokens = plain.split(/[\s,;:.!?…()"“”-]+/).filter((token) => token !== '' && token !== '\uFE0F');
  if (tokens.length === 0 || tokens.length > MOST_WORDS || plain.includes('?')) return null;
  const bare = tokens.join(' ');
  const isNo = tokens.some((token) => NO.has(token)) || DECLINES.test(plain);
  const isYes = tokens.some((token) => YES.has(token.replace('\uFE0F', ''))) || PHRASES.test(bare);
  const isOnlyThat = tokens.every(
    (token) => YES.has(token.replace('\uFE0F', '')) || NO.has(token) || BESIDE.has(token),
  );
  if (isNo === isYes) return null;
  if (!isOnlyThat && !PHRASES.test(bare) && !(DECLINES.test(plain) && isNo)) return null;
  return isYes ? 'yes' : 'no';
};
