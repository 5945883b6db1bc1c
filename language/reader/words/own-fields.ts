import { namesIn } from '../../text/name-lines.ts';
import { plainText } from '../../text/plain-text.ts';

/** The fields of a mail, in our languages, as somebody may also begin a line: "From: nine days", "Betreff: Retouren". */
const FIELD =
  /^(?:from|to|date|subject|sent|von|an|datum|betreff|gesendet|de|a|objet|sujet|envoye|para|asunto|fecha|enviado|da|oggetto|data|onderwerp|naar|van)\s?: ?(?=\S+ \S)/;
const LONGEST = 200;
const MOST_LINES = 8;

/** A header's value: an address, a day with its hour or year, a name, the subject of an answer. */
const isHeaders = (line: string): boolean => {
  const value = line.slice(line.indexOf(':') + 1).trim();
  return (
    /@|\d:\d\d|\b(?:19|20)\d\d\b|^(?:re|aw|fwd?|wg|tr|rv|antw)\s?:/i.test(value) ||
    namesIn(value.replace(/^["“]|["”]$/g, '')).length > 0
  );
};

const isField = (line: string): boolean => line.length <= LONGEST && FIELD.test(plainText(line));

/**
 * Lines that begin like a field of a mail and say something of their writer's own, as they stand there: none of a block
 * in which a line looks like a mail's.
 */
export const ownFieldsIn = (words: string): ReadonlySet<string> => {
  const own = new Set<string>();
  const lines = words.split('\n').map((line) => line.trim());
  for (let at = 0; at < lines.length; at += 1) {
    let end = at;
    while (end < lines.length && isField(lines[end] ?? '')) end += 1;
    const block = lines.slice(at, end);
    if (block.length <= MOST_LINES && !block.some(isHeaders)) for (const line of block) own.add(line);
    at = Math.max(at, end - 1);
  }
  return own;
};
