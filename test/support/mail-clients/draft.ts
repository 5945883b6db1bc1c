import type { ComposedMail } from '#application/delivery/mail-composer.ts';
import type { Locale } from './locale.ts';

export type Block = Readonly<{ paragraph: string }> | Readonly<{ items: readonly string[] }>;

/** What somebody does in the reply window of any client. */
export type Draft = Readonly<{
  original: ComposedMail;
  locale: Locale;
  above: readonly Block[];
  /** Typed into the quote, behind its first paragraph. */
  inside: readonly Block[];
  /** Their client marks what they type into the quote, as it marks the quote. */
  marksInside: boolean;
  below: readonly Block[];
  /** A parting formula and a name, typed by hand. */
  closing: readonly string[];
  /** The signature that the client adds, without a delimiter. */
  signature: readonly string[];
  /** A paragraph that the firm's server adds below the signature; may be empty. */
  disclaimer: string;
  /** What their firm's server wrote above our mail; may be empty. */
  banner: string;
}>;

/** The draft's parts that a reader should find, in the order in which they stand. */
export const ownBlocks = ({ above, inside, below }: Draft): readonly Block[] => [...above, ...inside, ...below];

const SIGNATURE = ['Anna Berg', 'Ward manager', "St Mary's Hospital", 'Tel. +44 20 7946 0123', 'anna.berg@example.org'];
const DISCLAIMER =
  'This e-mail and any attachments are confidential and intended solely for the use of the individual to whom it is addressed. If you have received this e-mail in error, please notify the sender immediately and delete it from your system.';

const BANNER =
  'CAUTION: This email originated from outside of the organization. Do not click links or open attachments unless you recognize the sender and know the content is safe.';

const nothing = {
  above: [],
  inside: [],
  below: [],
  closing: [],
  signature: [],
  disclaimer: '',
  marksInside: false,
  banner: '',
} as const;

/** The ways in which people answer; each gives what they typed in their language. */
export const scenarios: Readonly<Record<string, (locale: Locale) => Omit<Draft, 'original' | 'locale'>>> = {
  'one line': ({ deeds: [first] }) => ({ ...nothing, above: [{ paragraph: first }] }),
  'several paragraphs': ({ deeds }) => ({ ...nothing, above: deeds.map((paragraph) => ({ paragraph })) }),
  bullets: ({ deeds: [first, second, third] }) => ({
    ...nothing,
    above: [{ paragraph: first }, { items: [second, third] }],
  }),
  'with signature': ({ deeds: [first] }) => ({ ...nothing, above: [{ paragraph: first }], signature: SIGNATURE }),
  'with disclaimer': ({ deeds: [, second] }) => ({
    ...nothing,
    above: [{ paragraph: second }],
    signature: SIGNATURE,
    disclaimer: DISCLAIMER,
  }),
  'with greeting and closing': ({ greeting, closing, deeds: [first, second] }) => ({
    ...nothing,
    above: [{ paragraph: greeting }, { paragraph: first }, { paragraph: second }],
    closing: [closing, 'Anna'],
  }),
  'inline answers': ({ deeds: [first, second] }) => ({
    ...nothing,
    inside: [{ paragraph: first }],
    below: [{ paragraph: second }],
  }),
  'typed into the quote': ({ deeds: [first] }) => ({ ...nothing, inside: [{ paragraph: first }], marksInside: true }),
  'below the quote': ({ deeds: [first] }) => ({ ...nothing, below: [{ paragraph: first }] }),
  'nothing but the quote': () => nothing,
  'with a banner in the quote': ({ deeds: [first, second] }) => ({
    ...nothing,
    above: [{ paragraph: first }, { paragraph: second }],
    banner: BANNER,
  }),
  'postscript below the closing': ({ closing, deeds: [first, second] }) => ({
    ...nothing,
    above: [{ paragraph: first }, { paragraph: `${closing} Anna` }, { paragraph: `P.S. ${second}` }],
  }),
  'lines that look like something else': ({ deeds: [first] }) => ({
    ...nothing,
    above: [
      { paragraph: first },
      { paragraph: 'From: now on we ship every week, and on Monday I wrote to the board about it:' },
      { paragraph: 'On 12 March 2026 the Guardian wrote a piece about our ward.' },
      { paragraph: 'Sent from Leeds 40 parcels to 12 clients by mail.' },
      { items: ['100 tests pass now', 'error rate 0.2 < 0.5 and > 0'] },
    ],
  }),
};
