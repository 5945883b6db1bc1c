import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Fault } from '#application/engine/ports/fault.ts';
import type { Marketing } from '#web/contract/system.ts';

/** One text for both languages of the pages, or one for each; English stands in where there is no German. */
const text = (longest: number) => {
  const one = z.string().trim().min(1).max(longest);
  return z
    .union([one, z.strictObject({ en: one, de: one.optional() })], 'must be a text, or one in "en" and one in "de"')
    .transform((given) =>
      typeof given === 'string' ? { en: given, de: given } : { en: given.en, de: given.de ?? given.en },
    );
};

const file = z.strictObject({
  claim: text(120).optional(),
  testimonials: z
    .array(z.strictObject({ words: text(600), name: z.string().trim().min(1).max(80), work: text(80).optional() }))
    .max(9, 'must be nine at most')
    .default([]),
});

/** What is wrong with the file is said at the start, in one line, and nothing starts. */
const badMarketing = (path: string, why: string): Fault =>
  new Fault('bad-marketing', `MARKETING_FILE: ${path} ${why}`.replace(/\s+/g, ' '));

/**
 * What the operator says of their customers; null without a file, or with one that says nothing. Throws `bad-marketing` for
 * a file that is not there or not as it must be.
 */
export const readMarketing = (path: string | null): Marketing | null => {
  if (path === null) return null;
  const read = file.safeParse(parsed(path));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw badMarketing(path, `${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not as it must be'}`.trim());
  }
  const { claim, testimonials } = read.data;
  if (claim === undefined && testimonials.length === 0) return null;
  return { claim: claim ?? null, testimonials: testimonials.map((one) => ({ ...one, work: one.work ?? null })) };
};

const parsed = (path: string): unknown => {
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : String(error);
    throw badMarketing(path, `cannot be read (${why})`);
  }
  try {
    return JSON.parse(content);
  } catch {
    throw badMarketing(path, 'is no JSON');
  }
};
