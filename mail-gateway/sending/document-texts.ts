import { keyDestroyed } from '#application/engine/ports/vault.ts';
import { type DocumentFacts, isDocumentMail } from '#domain/documents/mail-facts.ts';
import type { Facts, Language } from '#domain/facts.ts';
import { type AnswerFacts, isAnswer } from '#domain/inbox/request/answer-facts.ts';
import { type DocumentOutcome, isDocument } from '#domain/inbox/request/outcome.ts';
import type { BlobOf } from './attachments.ts';
import type { InLanguages } from './words/in-languages.ts';

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
    const whole = await wholeText(userId, facts.text, blobOf);
    return new Map([[facts, excerpt(whole, { longest: LONGEST_DOCUMENT, bytes: ROOM, cut: CUT[language] })]]);
  }
  const texts = new Map<DocumentOutcome, string>();
  if (!isAnswer(facts)) return texts;
  for (const outcome of facts.outcomes.filter(isDocument))
    texts.set(outcome, await wholeText(userId, outcome.facts.text, blobOf));
  let room = roomBeside(facts);
  const shortestFirst = [...texts].sort(([, one], [, other]) => htmlBytes(one) - htmlBytes(other));
  for (const [index, [outcome, whole]] of shortestFirst.entries()) {
    const share = Math.max(0, room / (shortestFirst.length - index));
    // What an event of before holds was cut when it was written.
    const text =
      'asWritten' in outcome.facts.text
        ? whole
        : excerpt(whole, { longest: LONGEST_DOCUMENT, bytes: share, cut: CUT[language] });
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
  return ROOM - around - htmlBytes(JSON.stringify({ ...facts, outcomes: others }));
};

const wholeText = async (userId: number, text: DocumentOutcome['facts']['text'], blobOf: BlobOf): Promise<string> => {
  if ('asWritten' in text) return text.asWritten;
  const bytes = await blobOf(userId, text.blob);
  if (bytes === 'destroyed') throw keyDestroyed(userId);
  return new TextDecoder().decode(bytes);
};

/** Where a text was cut. Whoever reads it has all of it in files. */
export const CUT: InLanguages<string> = {
  en: '… (Cut here: all of it is in the files.)',
  de: '… (Hier gekürzt: Alles steht in den Dateien.)',
  fr: '… (Coupé ici : tout se trouve dans les fichiers.)',
  es: '… (Cortado aquí: todo está en los archivos.)',
};

const NEWLINE_BYTES = 17;
const MARK_BYTES = 6;

/** How many bytes a character may take in HTML, at most: a mark that is written out, half of an empty line, or itself. */
const bytesOf = (character: string): number => {
  if (character === '\n') return NEWLINE_BYTES;
  if ('&<>"\''.includes(character)) return MARK_BYTES;
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  return point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
};

/** At most so many bytes as HTML. */
export const htmlBytes = (text: string): number => {
  let bytes = 0;
  for (const character of text) bytes += bytesOf(character);
  return bytes;
};

/** The text, or its beginning up to a whole word, and then that it was cut: of so many UTF-16 units and bytes of HTML. */
export const excerpt = (
  text: string,
  { longest, bytes, cut }: Readonly<{ longest: number; bytes: number; cut: string }>,
): string => {
  if (text.length <= longest && htmlBytes(text) <= bytes) return text;
  const room = { units: longest - cut.length - 1, bytes: bytes - htmlBytes(cut) - 1 };
  let end = 0;
  for (const character of text) {
    room.units -= character.length;
    room.bytes -= bytesOf(character);
    if (room.units < 0 || room.bytes < 0) break;
    end += character.length;
  }
  const kept = text.slice(0, end);
  const words = /\s/u.test(text.charAt(end)) ? kept : kept.replace(/\S{1,60}$/u, '');
  return `${words.trimEnd()} ${cut}`.trimStart();
};
