import type { Reading } from '#application/inbox/mail-reader.ts';
import { readText } from '#language/reader/read-words.ts';

type Context = Parameters<typeof readText>[1];

/** What words come to that are understood, as those of somebody who was asked nothing. */
export const understood = (text: string, context: Partial<Context> = {}): Extract<Reading, { kind: 'understood' }> => {
  const reading = readText(text, { asked: null, today: '2026-11-22', ...context });
  if (reading.kind !== 'understood') throw new Error(`not understood: ${text}`);
  return reading;
};
