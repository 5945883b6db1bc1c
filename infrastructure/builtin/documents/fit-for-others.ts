import type { SourceWin } from '#application/documents/document-writer.ts';
import { slotsOf } from '#language/writer/lines/find.ts';
import type { StrongKind } from '#language/writer/lines/kinds.ts';
import { LINES } from '#language/writer/lines/languages.ts';
import { sentencesOf } from '#language/writer/sentences.ts';

/** Griefs, losses, mistakes and what is nobody else's business: fine in a journal, and in no document for others. */
const UNFIT: readonly StrongKind[] = ['loss', 'grief', 'private', 'sober', 'joy', 'owned', 'setback', 'family'];

/** The credit is given away, or is asked for by nobody. */
const OF_OTHERS =
  /\bnothing to do with me\b|\ball (?:the )?credit (?:goes )?to\b|\bcredit (?:goes )?to (?:her|him|them)\b|\bhatte ich nichts zu tun\b|\bnicht mein verdienst\b/iu;
const SAID_SORRY = /\b(?:apologi[sz]ed to|said sorry|my apolog|entschuldigt bei|habe? mich entschuldigt)\b/iu;

/** Its writer would want a reader of a CV, a letter or a report to see it; their own words for others always are. */
export const isFitForOthers = ({
  text,
  language,
  isForOthers = false,
}: Pick<SourceWin, 'text' | 'language' | 'isForOthers'>): boolean => {
  if (isForOthers) return true;
  if (OF_OTHERS.test(text) || SAID_SORRY.test(text)) return false;
  const sentences = sentencesOf(text);
  return !UNFIT.some((kind) => slotsOf(kind, sentences, LINES[language], language) !== null);
};
