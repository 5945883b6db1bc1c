import type { CheckWord, CheckWords } from './check-words.ts';
import type { z } from './schema.ts';

/** A choice among more than these is not spelled out. */
const MOST_SPELLED_OUT = 8;

type RawIssue = z.core.$ZodRawIssue;
type Issue = z.core.$ZodIssue;
/** What is wrong at one place of the input: `path` leads there, `message` is fit to be shown. */
export type Problem = Readonly<{ path: readonly PropertyKey[]; message: string }>;
/** What a check is given beside its input. */
export type Wording = Readonly<{ error: (issue: RawIssue) => string }>;

/**
 * How a schema says what is wrong wherever it has no words of its own. Every check whose outcome a person may read is made
 * with this, on the server as in the page: the library's words are about types, and say nothing to anyone.
 */
export const wordingIn = (words: CheckWords): Wording => ({
  error(issue) {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined ? words.fillIn : wantedType(String(issue.expected), words);
      case 'too_small':
        return atLeast(issue.origin, Number(issue.minimum), words);
      case 'too_big':
        return atMost(issue.origin, Number(issue.maximum), words);
      case 'invalid_value':
        return oneOf(Array.isArray(issue.values) ? issue.values : [], words);
      case 'unrecognized_keys':
        return words.unknownField;
      default:
        return words.checkThis;
    }
  },
});

const wantedTypes: ReadonlyMap<string, CheckWord> = new Map([
  ['string', 'inWords'],
  ['number', 'aNumber'],
  ['int', 'aWholeNumber'],
  ['boolean', 'yesOrNo'],
  ['array', 'aList'],
]);
const wantedType = (expected: string, words: CheckWords): string => words[wantedTypes.get(expected) ?? 'checkThis'];

const atLeast = (origin: string, least: number, words: CheckWords): string => {
  if (origin === 'string') return least <= 1 ? words.fillIn : words.atLeastCharacters(least);
  if (origin === 'array') return words.chooseAtLeast(least);
  return origin === 'number' || origin === 'int' ? words.orMore(least) : words.checkThis;
};

const atMost = (origin: string, most: number, words: CheckWords): string => {
  if (origin === 'string') return words.atMostCharacters(most);
  if (origin === 'array') return words.chooseAtMost(most);
  return origin === 'number' || origin === 'int' ? words.orLess(most) : words.checkThis;
};

const oneOf = (values: readonly unknown[], words: CheckWords): string => {
  const choices = values.filter((value) => typeof value === 'string' && value !== '');
  const spelledOut = choices.length > 1 && choices.length === values.length && choices.length <= MOST_SPELLED_OUT;
  return spelledOut ? words.oneOf(choices.join(', ')) : words.checkThis;
};

/**
 * The issues of a check made with `wordingIn` the same words, as places that a person can go to: of a union those of the
 * shape that was most likely meant, and of fields that do not belong there each one by its name.
 */
export const problemsOf = (issues: readonly Issue[], words: CheckWords): readonly Problem[] =>
  issues.flatMap((issue): readonly Problem[] => {
    const { path } = issue;
    const message = isCheckWord(issue.message, words) ? words[issue.message] : issue.message;
    const within = ({ path: inner, ...problem }: Problem): Problem => ({ ...problem, path: [...path, ...inner] });
    if (issue.code === 'invalid_union' && message === words.checkThis && issue.errors.length > 0)
      return problemsOf(likeliest(issue.errors), words).map(within);
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => within({ path: [key], message }));
    return [{ path, message }];
  });

/** A schema names its sentences; what is none of these names is a sentence already. */
const isCheckWord = (message: string, words: CheckWords): message is CheckWord => Object.hasOwn(words, message);

/** The shape that fits in all but the fewest places; of equal ones, none that is a mere constant. */
const likeliest = (shapes: readonly (readonly Issue[])[]): readonly Issue[] =>
  [...shapes].sort((one, other) => distance(one) - distance(other))[0] ?? [];

const distance = (issues: readonly Issue[]): number =>
  issues.reduce((sum, { code }) => sum + (code === 'invalid_value' ? 3 : 2), 0);
