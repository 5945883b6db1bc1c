import { type DocumentFacts, isDocumentMail } from '#domain/documents/mail-facts.ts';
import type { Facts, Language } from '#domain/facts.ts';
import { type AnswerFacts, isAnswer } from '#domain/inbox/request/answer-facts.ts';
import { type DocumentOutcome, isDocument } from '#domain/inbox/request/outcome.ts';
import type { BlobOf } from './attachments.ts';
import { CUT, excerpt, htmlBytes, textIn } from './long-texts.ts';

/** Of the 50 KB that a mail's HTML may have: its frame, and the sentences around the words, take the rest. */
const ROOM = 36_000;

/** The markup around one win, or around one outcome. */
const AROUND_WIN = 600;

const AROUND_OUTCOME = 900;
const LONGEST_DOCUMENT = 12_000;

/**
 * The texts of an answer's documents, short enough for one mail, however many were asked for: they share the room evenly;
 * what the short ones leave, the long ones take. One that ends earlier says so. The same facts, the same texts.
 */
export const documentTextsOf = async (
  userId: number,
  facts: Facts,
  { blobOf, language }: Readonly<{ blobOf: BlobOf; language: Language }>,
): Promise<ReadonlyMap<DocumentOutcome | DocumentFacts, string>> => {
  if (isDocumentMail(facts)) {
    const whole = await textIn(userId, facts.text.blob, blobOf);
    return new Map([[facts, excerpt(whole, { longest: LONGEST_DOCUMENT, bytes: ROOM, cut: CUT.files[language] })]]);
  }
  const texts = new Map<DocumentOutcome, string>();
  if (!isAnswer(facts)) return texts;
  for (const outcome of facts.outcomes.filter(isDocument))
    texts.set(outcome, await textIn(userId, outcome.facts.text.blob, blobOf));
  let room = roomBeside(facts);
  const shortestFirst = [...texts].sort(([, one], [, other]) => htmlBytes(one) - htmlBytes(other));
  for (const [index, [outcome, whole]] of shortestFirst.entries()) {
    const share = Math.max(0, room / (shortestFirst.length - index));
    const text = excerpt(whole, { longest: LONGEST_DOCUMENT, bytes: share, cut: CUT.files[language] });
    texts.set(outcome, text);
    room -= htmlBytes(text);
  }
  return texts;
};

/** What all else that the mail says leaves of it. */
const roomBeside = (facts: AnswerFacts): number => {
  const others = facts.outcomes.filter((outcome) => !isDocument(outcome));
  const listed = others.flatMap((one) => (one.result === 'done' && one.request === 'list-wins' ? one.facts.wins : []));
  const around = (facts.wins.length + listed.length) * AROUND_WIN + facts.outcomes.length * AROUND_OUTCOME;
  const lacks = facts.outcomes.filter(isDocument).map((one) => one.facts.lacks ?? []);
  return ROOM - around - htmlBytes(JSON.stringify({ ...facts, outcomes: others, lacks }));
};
