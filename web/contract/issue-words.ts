import type { z } from './schema.ts';

/** What is said of a part about which there is nothing better to say. */
export const CHECK_THIS = 'Please check what you entered.';
const UNKNOWN_FIELD = 'This was sent along, and we do not know what it is.';
/** A choice among more than these is not spelled out. */
const MOST_SPELLED_OUT = 8;

type RawIssue = z.core.$ZodRawIssue;
type Issue = z.core.$ZodIssue;
/** What is wrong at one place of the input: `path` leads there, `message` is fit to be shown. */
export type Problem = Readonly<{ path: readonly PropertyKey[]; message: string }>;

/**
 * How a schema says what is wrong wherever it has no words of its own. Every check whose outcome a person may read is made
 * with this, on the server as in the page: the library's words are about types, and say nothing to anyone.
 */
export const inHouseWords = {
  error: (issue: RawIssue): string => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined ? 'Please fill this in.' : wantedType(String(issue.expected));
      case 'too_small':
        return atLeast(issue.origin, Number(issue.minimum));
      case 'too_big':
        return atMost(issue.origin, Number(issue.maximum));
      case 'invalid_value':
        return oneOf(Array.isArray(issue.values) ? issue.values : []);
      case 'unrecognized_keys':
        return UNKNOWN_FIELD;
      default:
        return CHECK_THIS;
    }
  },
} as const;

const wantedTypes: ReadonlyMap<string, string> = new Map([
  ['string', 'Please write this in words.'],
  ['number', 'Please give a number.'],
  ['int', 'Please give a whole number.'],
  ['boolean', 'Please say yes or no.'],
  ['array', 'Please give a list.'],
]);
const wantedType = (expected: string): string => wantedTypes.get(expected) ?? CHECK_THIS;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const atLeast = (origin: string, least: number): string => {
  if (origin === 'string')
    return least <= 1 ? 'Please fill this in.' : `Please use at least ${counted(least, 'character')}.`;
  if (origin === 'array') return `Please choose at least ${least}.`;
  return origin === 'number' || origin === 'int' ? `Please give ${least} or more.` : CHECK_THIS;
};

const atMost = (origin: string, most: number): string => {
  if (origin === 'string') return `Please use at most ${counted(most, 'character')}.`;
  if (origin === 'array') return `Please choose at most ${most}.`;
  return origin === 'number' || origin === 'int' ? `Please give ${most} or less.` : CHECK_THIS;
};

const oneOf = (values: readonly unknown[]): string => {
  const words = values.filter((value) => typeof value === 'string' && value !== '');
  const spelledOut = words.length > 1 && words.length === values.length && words.length <= MOST_SPELLED_OUT;
  return spelledOut ? `Please choose one of: ${words.join(', ')}.` : CHECK_THIS;
};

/**
 * The issues of a check made in house words, as places that a person can go to: of a union those of the shape that was
 * most likely meant, and of fields that do not belong there each one by its name.
 */
export const problemsOf = (issues: readonly Issue[]): readonly Problem[] =>
  issues.flatMap((issue): readonly Problem[] => {
    const { path, message } = issue;
    const within = ({ path: inner, ...problem }: Problem): Problem => ({ ...problem, path: [...path, ...inner] });
    if (issue.code === 'invalid_union' && message === CHECK_THIS && issue.errors.length > 0)
      return problemsOf(likeliest(issue.errors)).map(within);
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => within({ path: [key], message }));
    return [{ path, message }];
  });

/** The shape that fits in all but the fewest places; of equal ones, none that is a mere constant. */
const likeliest = (shapes: readonly (readonly Issue[])[]): readonly Issue[] =>
  [...shapes].sort((one, other) => distance(one) - distance(other))[0] ?? [];

const distance = (issues: readonly Issue[]): number =>
  issues.reduce((sum, { code }) => sum + (code === 'invalid_value' ? 3 : 2), 0);
