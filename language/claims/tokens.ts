import { foldText } from '#domain/text.ts';
import { NUMBER_WORDS } from './small-words.ts';

const READ = 20_000;

/**
 * What a text is made of, in its order. `mark` is the sign of a share or a currency beside a number; `isFirst` tells a word
 * with which a sentence begins, whose capital says nothing.
 */
export type Token =
  | Readonly<{ is: 'number'; text: string; meanings: readonly number[]; mark: string }>
  | Readonly<{ is: 'word'; text: string; word: string; isCapital: boolean; isFirst: boolean }>
  | Readonly<{ is: 'end' }>;

const TOKEN =
  /(?<before>[$€£])?\s?(?<digits>\d+(?:[.,'’\u00A0\u202F ]\d{3}(?!\d))*(?:[.,]\d+)?)(?<times>\s?[kKmM](?!\p{L}))?(?<after>\s?[%€$£])?(?<suffix>\p{L}+\d*)?|(?<word>\p{L}[\p{L}\p{M}\d]*(?:['’]\p{L}+)*)|(?<end>[.!?;:\n–—])/gu;

const MARKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    percent: '%',
    prozent: '%',
    pourcent: '%',
    euro: '€',
    euros: '€',
    eur: '€',
    dollar: '$',
    dollars: '$',
    pounds: '£',
    quid: '£',
  }),
);

export const tokensIn = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  let isFirst = true;
  for (const { groups = {} } of text.slice(0, READ).matchAll(TOKEN)) {
    if (groups.end !== undefined) tokens.push({ is: 'end' });
    else if (groups.digits !== undefined && groups.suffix === undefined) tokens.push(numberOf(groups));
    else for (const part of partsOf(groups.word ?? `${groups.digits}${groups.suffix}`, isFirst)) tokens.push(part);
    isFirst = groups.end !== undefined;
  }
  return tokens.map((token, at) => marked(token, tokens[at + 1]));
};

const numberOf = (groups: Readonly<Record<string, string | undefined>>): Token => {
  const { before = '', digits = '', times = '', after = '' } = groups;
  const factor = /k/i.test(times) ? 1_000 : /m/i.test(times) ? 1_000_000 : 1;
  return {
    is: 'number',
    text: digits,
    meanings: meaningsOf(digits).map((one) => one * factor),
    mark: before || after.trim(),
  };
};

/** "1.200" is 1200 and 1.2. */
const meaningsOf = (digits: string): readonly number[] => {
  const whole = Number(digits.replace(/\D/gu, ''));
  const parts = /^(\d+(?:\D\d{3})*?)[.,](\d+)$/u.exec(digits);
  if (!parts) return [whole];
  const [, before = '', behind = ''] = parts;
  const broken = Number(`${before.replace(/\D/gu, '')}.${behind}`);
  return behind.length === 3 ? [whole, broken] : [broken];
};

/** Contracted words fall apart, but for what is denied: "didn't" is one, "l’équipe" two. */
const partsOf = (word: string, isFirst: boolean): readonly Token[] =>
  word
    .replace(/n['’]t$/iu, 'nt')
    .split(/['’]/u)
    .map((part, at): Token => {
      const folded = foldText(part);
      const number = NUMBER_WORDS.get(folded);
      return number === undefined
        ? { is: 'word', text: part, word: folded, isCapital: /^\p{Lu}|\d/u.test(part), isFirst: isFirst && at === 0 }
        : { is: 'number', text: part, meanings: [number], mark: '' };
    });

const marked = (token: Token, next: Token | undefined): Token => {
  if (token.is !== 'number' || token.mark !== '' || next?.is !== 'word') return token;
  const mark = MARKS.get(next.word);
  return mark === undefined ? token : { ...token, mark };
};
