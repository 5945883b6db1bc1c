import type { Claims } from '#application/wins/public.ts';
import { type Block, type Sentence, sentencesOf, type WrittenDocument } from '#domain/documents/document.ts';
import { type Checked, isMarked, type Rejected, type Unsupported, unsupportedIn } from './check-document.ts';

/** `length`: too long for a sentence. */
export type AiUnsupported = Unsupported | 'length';
export type AiRejected = Omit<Rejected, 'why'> & Readonly<{ why: AiUnsupported }>;

type Draft = Checked & Readonly<{ plain: WrittenDocument }>;

/** As every writer's, and stricter with what AI put in the place of plain code's text. */
export const rejectedInDraft = (claims: Claims, { plain, ...checked }: Draft): readonly AiRejected[] => {
  const own = ownSentences(checked.document, plain);
  const strict = own.flatMap((sentence): readonly AiRejected[] => {
    const why = whyNot(sentence);
    return why === null ? [] : [{ sentence, why }];
  });
  const known = new Set(strict.map(({ sentence }) => sentence.text));
  return [...strict, ...unsupportedIn(claims, checked).filter(({ sentence }: Rejected) => !known.has(sentence.text))];
};

/** What stands in no text of plain code. */
export const ownSentences = (document: WrittenDocument, plain: WrittenDocument): readonly Sentence[] => {
  const theirs = new Set(sentencesOf(plain).map(({ text }) => text));
  return sentencesOf(document).filter(({ text }) => !theirs.has(text));
};

const LONGEST_SENTENCE = 600;

const whyNot = ({ text }: Sentence): AiUnsupported | null => {
  if (text.length > LONGEST_SENTENCE) return 'length';
  return isMarked(text) ? 'markup' : null; // also where a win says the same, letter by letter
};

const POST = 280;
const LINKEDIN_POST = 3_000;

/** Whether each post is one that its network takes. */
export const fitsItsNetwork = ({ kind, contact, blocks }: WrittenDocument): boolean => {
  if (kind === 'linkedin-post') return lengthOf(sentencesOf({ contact, blocks }), '\n\n') <= LINKEDIN_POST;
  return blocks.every((block: Block) => block.type !== 'post' || lengthOf(block.sentences, ' ') <= POST);
};

const lengthOf = (sentences: readonly Sentence[], between: string): number =>
  sentences.map(({ text }) => text).join(between).length;
