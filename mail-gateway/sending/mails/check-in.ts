import type { CheckInWords } from '#application/ports/mail-words.ts';
import type { JsonObject } from '#domain/json.ts';
import { oneLine } from '../clean.ts';
import { greeting, type Setting } from '../template.ts';

/** Asks. The question comes first, so that it can be answered from a notification. */
export const checkIn = (words: JsonObject, { brandName, publicUrl, name }: Setting) => {
  const question = oneLine((words as CheckInWords).question, 200);
  return {
    subject: question,
    blocks: [
      { kind: 'headline', text: question },
      {
        kind: 'paragraph',
        text: `${greeting(name)} just answer this mail in your own words. One line is plenty, and several things are welcome too.`,
      },
      {
        kind: 'paragraph',
        text: 'A quiet day? Say so, or leave this mail alone. Both are fine.',
      },
      {
        kind: 'note',
        text: `${brandName} keeps what you answer in your own journal:`,
        url: `${publicUrl}/wins`,
      },
    ],
  } as const;
};
