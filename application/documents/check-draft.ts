import {
  type Block,
  type Sentence,
  sentencesOf,
  type WrittenDocument,
  withSentences,
} from '#domain/documents/document.ts';
import { foldText } from '#domain/text.ts';
import { type Checked, isMarked, type Unsupported, unsupportedIn, withoutRejected } from './check-document.ts';
import type { DocumentClaims } from './document-claims.ts';
import type { DocumentSources } from './document-writer.ts';

/** `several`: it rests on several wins, and does not quote each. `length`: too long for one sentence. */
export type AiUnsupported = Unsupported | 'several' | 'length';
export type AiRejected = Readonly<{ sentence: Sentence; why: AiUnsupported }>;

/** `own` are the sentences that a model wrote. */
type Draft = Checked & Readonly<{ own: readonly Sentence[] }>;

/** What a model wrote that does not stand: words that code cannot settle stand where their sources are quoted letter by letter. */
export const rejectedInDraft = (claims: DocumentClaims, { own, ...checked }: Draft): readonly AiRejected[] => {
  const { document, sources } = checked;
  const headings = headingsOf(document);
  const strict = own.flatMap((sentence): readonly AiRejected[] => {
    const why = whyNot(claims, sentence, sources);
    return why === null ? [] : [{ sentence, why }];
  });
  const known = new Set(strict.map(({ sentence }) => sentence.text));
  const others = unsupportedIn(claims, checked).filter(
    ({ sentence, why }) =>
      !known.has(sentence.text) &&
      !(headings.has(sentence.text) && leadsIn(sentence.text)) &&
      !(why === 'citation' && isGreeting(sentence)) &&
      !(why === 'doubtful' && isQuoted(sentence, sources)),
  );
  return [...strict, ...others];
};

const MAX_GREETING = 60;

/** "Dear Hiring Manager," or "Yours sincerely,": a line by itself that ends with a comma. It may name somebody, and claims nothing. */
const isGreeting = ({ text, citations }: Sentence): boolean =>
  citations.length === 0 && text.length <= MAX_GREETING && /^[^\d,.;:!?]+,$/u.test(text);

/** Title and headings, but for what a sentence says as well. */
const headingsOf = ({ title, contact, blocks }: WrittenDocument): ReadonlySet<string> =>
  new Set([title, ...blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []))]).difference(
    new Set(sentencesOf({ contact, blocks }).map(({ text }) => text)),
  );

/** A heading claims little: what it leads to is checked. */
const leadsIn = (heading: string): boolean => !/\d/u.test(heading) && !isMarked(heading);

const MAX_SENTENCE = 600;

const whyNot = (claims: DocumentClaims, sentence: Sentence, sources: DocumentSources): AiUnsupported | null => {
  const { text } = sentence;
  if (text.length > MAX_SENTENCE) return 'length';
  if (isMarked(text)) return 'markup'; // also where a win says the same, letter by letter
  const wins = winsOf(sentence);
  if (wins.size > 1 && !isQuoted(sentence, sources)) return 'several';
  const texts = sources.wins.filter(({ id }) => wins.has(id)).map((win) => win.text);
  return claims.takesCreditInLine(text, texts) ? 'credit' : null;
};

const winsOf = ({ citations }: Sentence): ReadonlySet<string> =>
  new Set(citations.flatMap((citation) => (citation.kind === 'win' ? [citation.id] : [])));

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
  for (const block of document.blocks)
    withSentences(block, (all) => {
      for (const [at, sentence] of all.entries())
        if (!gone.has(sentence.text) && leans(sentence) && gone.has(all[at - 1]?.text ?? '')) {
          gone.add(sentence.text);
          leaning.push({ sentence });
        }
      return all;
    });
  return withoutEmptyHeadings(withoutRejected(document, [...rejected, ...leaning]));
};

/** A heading with nothing below it leads to nothing. */
const withoutEmptyHeadings = (document: WrittenDocument): WrittenDocument => ({
  ...document,
  blocks: document.blocks.filter((block, at, all) => {
    const next = all[at + 1];
    return block.type !== 'heading' || (next !== undefined && next.type !== 'heading');
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
