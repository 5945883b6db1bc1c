import { z } from './schema.ts';

/**
 * Who is there for somebody in a crisis, in words ready to be shown: sentences, then a line for each way to help (`number` as it
 * is dialled, null where there is none), then sentences.
 */
export const helpWords = z.object({
  before: z.array(z.string()),
  lines: z.array(z.object({ text: z.string(), number: z.nullable(z.string()) })),
  after: z.array(z.string()),
});
export type HelpWords = Readonly<{
  before: readonly string[];
  lines: readonly Readonly<{ text: string; number: string | null }>[];
  after: readonly string[];
}>;
