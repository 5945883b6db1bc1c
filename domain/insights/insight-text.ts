import { z } from 'zod';
import type { Frozen } from '#domain/frozen.ts';

const sentence = z.object({ text: z.string(), winIds: z.array(z.string()) });
/** A sentence and the wins that it rests on; none where it rests on what was counted. */
export type InsightSentence = Frozen<z.infer<typeof sentence>>;

/**
 * The text of an insight, in paragraphs of sentences. `strengths` names where wins gather, `growthAreas` says what to try next and
 * what has become less.
 */
export const insightText = z.object({
  paragraphs: z.array(z.array(sentence)),
  strengths: z.array(z.string()),
  growthAreas: z.array(z.string()),
});
export type InsightText = Frozen<z.infer<typeof insightText>>;

/** The paragraphs as one text, an empty line between two. */
export const asPlainText = ({ paragraphs }: Pick<InsightText, 'paragraphs'>): string =>
  paragraphs.map((sentences) => sentences.map(({ text }) => text).join(' ')).join('\n\n');
