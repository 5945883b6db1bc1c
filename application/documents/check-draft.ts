import type { Claims } from '#application/wins/public.ts';
import {
  type Block,
  type Sentence,
  sentencesOf,
  type WrittenDocument,
  withSentences,
} from '#domain/documents/document.ts';
import { foldText } from '#domain/text.ts';
import {
  type Checked,
  type Doubt,
  isMarked,
  type Rejected,
  type Unsupported,
  unsupportedIn,
} from './check-document.ts';
import type { DocumentSources } from './document-writer.ts';
import { withoutRejected } from './without-rejected.ts';

/** `length`: too long for one sentence. */
export type AiUnsupported = Unsupported | 'length';
/** `wrong`: what is wrong with it in the words of who looked it up, and which words were `unfound`; nothing where nobody did. */
export type AiRejected = Omit<Rejected, 'why'> &
  Readonly<{ why: AiUnsupported; wrong?: string; unfound?: readonly string[] }>;

/**
 * `own` are the sentences that a model wrote. `found` says of the text of a doubtful sentence that was looked up whether its sources
 * say it, and what they do not; null while nobody has looked: then every doubtful one is rejected.
 */
type Draft = Checked & Readonly<{ own: readonly Sentence[]; found: Found | null }>;
type Found = ReadonlyMap<string, Readonly<{ stands: boolean; wrong: string; unfound: readonly string[] }>>;

/** What a model wrote that does not stand: a doubtful sentence stands as it was found, or by its quotes where nobody looked it up. */
export const rejectedInDraft = (claims: Claims, { own, found, ...checked }: Draft): readonly AiRejected[] => {
  const { document, sources } = checked;
  const headings = headingsOf(document);
  const strict = own.flatMap((sentence): readonly AiRejected[] => {
    const why = whyNot(sentence);
    return why === null ? [] : [{ sentence, why }];
  });
  const known = new Set(strict.map(({ sentence }) => sentence.text));
  const others = unsupportedIn(claims, checked).filter(
    ({ sentence, why, doubt }) =>
      !known.has(sentence.text) &&
      !(why === 'word' && headings.has(sentence.text) && !isMarked(sentence.text)) && // it may have words of its own
      !((why === 'citation' || why === 'doubtful') && isGreeting(sentence, checked.brief)) &&
      !(doubt && found && (found.get(sentence.text)?.stands ?? standsByQuotes(sentence, doubt, sources))),
  );
  return [
    ...strict,
    ...others.map((one) => {
      const { wrong = '', unfound = [] } = found?.get(one.sentence.text) ?? {};
      return { ...one, wrong, unfound };
    }),
  ];
};

const MAX_GREETING = 60;

/**
 * "Dear Hiring Manager," or "Yours sincerely,": a line by itself that ends with a comma. It may name somebody, and claims nothing. A
 * title of a name that was asked for has its full stop: "Sehr geehrte Frau Dr. Lohmeyer,".
 */
const isGreeting = ({ text, citations }: Sentence, { prompt, jobDescription }: Checked['brief']): boolean => {
  if (text.length > MAX_GREETING || citations.some(({ kind }) => kind !== 'wish')) return false;
  if (/^[^\d,.;:!?]+,$/u.test(text)) return citations.length === 0;
  const [, name = ''] = /(\p{Lu}[\p{L}'’-]+),$/u.exec(text) ?? [];
  const untitled = text.replace(/(?<!\p{L})\p{Lu}\p{L}{0,3}\.(?= \p{Lu})/gu, '');
  return name !== '' && /^[^\d,.;:!?]+,$/u.test(untitled) && `${prompt}\n${jobDescription}`.includes(name);
};

/** Title and headings, but for what a sentence says as well. */
const headingsOf = ({ title, contact, blocks }: WrittenDocument): ReadonlySet<string> =>
  new Set([title, ...blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []))]).difference(
    new Set(sentencesOf({ contact, blocks }).map(({ text }) => text)),
  );

const MAX_SENTENCE = 600;

const whyNot = ({ text }: Sentence): AiUnsupported | null => {
  if (text.length > MAX_SENTENCE) return 'length';
  return isMarked(text) ? 'markup' : null; // also where a win says the same, letter by letter
};

const winsOf = ({ citations }: Sentence): ReadonlySet<string> =>
  new Set(citations.flatMap((citation) => (citation.kind === 'win' ? [citation.id] : [])));

/** Of what no source says in these words. */
const LEAST_HELD = 0.5;

/**
 * Nobody can be asked: its quotes are true, most of its words are theirs, and no more than ordinary words is doubtful:
 * no name.
 */
const standsByQuotes = (sentence: Sentence, { judgement }: Doubt, sources: DocumentSources): boolean =>
  judgement.support >= LEAST_HELD &&
  judgement.doubts.every((doubt) => doubt === 'word') &&
  !judgement.doubtfulWords.some((word) => mayBeAName(word, sentence)) &&
  isQuoted(sentence, sources);

/** In German any noun may be one. */
const mayBeAName = (word: string, { text }: Sentence): boolean => /^\p{Lu}/u.test(word) && !text.startsWith(word);

/** Each win that it cites is quoted, letter by letter; one of no win speaks of what is asked. */
const isQuoted = (sentence: Sentence, { wins }: DocumentSources): boolean => {
  const cited = winsOf(sentence);
  if (cited.size === 0) return sentence.citations.some(({ kind }) => kind === 'wish');
  const quotes = (sentence.because ?? []).map(lettersOf).filter((quote) => quote.length > 2);
  return [...cited].every((id) => {
    const letters = lettersOf(wins.find((win) => win.id === id)?.text ?? '');
    return quotes.some((quote) => letters.includes(quote));
  });
};

const lettersOf = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Each sentence with those of its quotes that stand in a source that it cites. */
export const withTrueQuotes = (document: WrittenDocument, { wins, facts }: DocumentSources): WrittenDocument => {
  const letters = new Map<string, string>([
    ...wins.map(({ id, text, skills }) => [id, lettersOf([text, ...skills].join(' '))] as const),
    ...facts.map((fact) => [fact.id, lettersOf(Object.values(fact).join(' '))] as const),
  ]);
  const withOwn = ({ because = [], ...sentence }: Sentence): Sentence => {
    const held = sentence.citations.flatMap((citation) => ('id' in citation ? [letters.get(citation.id) ?? ''] : []));
    const quotes = because.filter((quote) => held.some((text) => text.includes(lettersOf(quote))));
    return quotes.length === 0 ? sentence : { ...sentence, because: quotes };
  };
  return {
    ...document,
    blocks: document.blocks.map((block) => withSentences(block, (all) => all.map(withOwn))),
  };
};

/** Without what was rejected, and what cannot be read without that. */
export const withoutRejectedAndLeaning = (
  document: WrittenDocument,
  rejected: readonly AiRejected[],
  leans: (sentence: Sentence) => boolean,
): WrittenDocument => {
  const gone = new Set(rejected.map(({ sentence }) => sentence.text));
  const leaning: { sentence: Sentence }[] = [];
  let before: Sentence | null = null;
  for (const block of document.blocks) {
    if (block.type !== 'paragraph') before = null;
    for (const sentence of sentencesOf({ contact: [], blocks: [block] })) {
      if (before && !gone.has(sentence.text) && leans(sentence) && gone.has(before.text)) {
        gone.add(sentence.text);
        leaning.push({ sentence });
      }
      before = sentence;
    }
  }
  return withoutEmptyHeadings(withoutRejected(document, [...rejected, ...leaning]));
};

/** A heading with nothing below it leads to nothing. */
const withoutEmptyHeadings = (document: WrittenDocument): WrittenDocument => ({
  ...document,
  blocks: document.blocks.filter((block, at, all) => {
    const next = all[at + 1];
    if (block.type !== 'heading') return true;
    return next !== undefined && (next.type !== 'heading' || (next.ofGroup === true && !block.ofGroup));
  }),
});

const POST = 280;
const LINKEDIN_POST = 3_000;

/** Whether each post is one that its network takes. */
export const fitsItsNetwork = ({ kind, contact, blocks }: WrittenDocument): boolean => {
  if (kind === 'linkedin-post') return lengthOf(sentencesOf({ contact, blocks }), '\n\n') <= LINKEDIN_POST;
  return blocks.every((block: Block) => block.type !== 'post' || lengthOf(block.sentences, ' ') <= POST);
};

const lengthOf = (sentences: readonly Sentence[], between: string): number =>
  sentences.map(({ text }) => text).join(between).length;
