import { z } from 'zod';
import { aiUnfit } from '#application/engine/ports/ai-faults.ts';
import type { AiPart, AiReading } from '#application/inbox/ai-reader.ts';
import { aboutUs, type RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { categories } from '#domain/wins/categories.ts';
import type { WinDraft } from '#domain/wins/win-draft.ts';
import { answerSchema } from '../answer-schema.ts';
import { kind } from './request-kind.ts';

const missing = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined);

/**
 * The types of a request's details. A name of no use is left out; any other value that is none of its field's is no answer of
 * ours, and the whole reading goes with it.
 */
const details = z.object({
  company: missing(z.string().min(1).max(200)).catch(undefined),
  role: missing(z.string().min(1).max(200)).catch(undefined),
  frequency: missing(z.enum(['daily', 'daily-weekdays', 'weekly'])),
  time: missing(z.enum(['morning', 'afternoon', 'evening'])),
  hour: missing(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
  days: missing(z.array(z.int().min(0).max(6)).max(7)),
  every: missing(z.union([z.literal(1), z.literal(2)])),
  without: missing(z.array(z.int().min(0).max(6)).max(7)),
  zone: missing(z.string().min(1).max(60)),
  until: missing(z.iso.date()),
  count: missing(z.int().min(1).max(200)),
  topic: missing(aboutUs).catch(undefined),
});

const skill = z.object({ name: z.string().max(200), words: z.string().max(2_000) });

const part = z.object({
  text: z.string().min(1).max(8_000),
  is: z.enum(['win', 'hard', 'request', 'answer', 'chat', 'unsure']),
  kind: kind.nullish(),
  details: details.nullish(),
  date: z.iso.date().nullish().catch(null),
  category: z.enum(categories).nullish().catch(null),
  analysis: z.string().max(2_000).nullish().catch(null),
  skills: z.array(skill).max(20).nullish().catch(null),
});

const answered = z.object({
  tone: z.enum(['win', 'setback', 'distress', 'crisis', 'chat']),
  language: z.enum(['en', 'de', 'fr', 'es']).nullish().catch(null),
  parts: z.array(part).min(1).max(400),
});

export const SCHEMA = answerSchema(answered);

/** A model's answer, with what was hidden in its place again. Throws `ai-unfit` where it is of another shape. */
export const readingIn = (value: unknown, restore: (text: string) => string): AiReading => {
  const parsed = answered.safeParse(value);
  if (!parsed.success) throw aiUnfit('shape');
  const { tone, language, parts } = parsed.data;
  return { tone, language: language ?? null, parts: parts.map((one) => partOf(one, restore)) };
};

type Answered = z.infer<typeof part>;

const partOf = (one: Answered, restore: (text: string) => string): AiPart => {
  const text = restore(one.text);
  if (one.is === 'win') return { text, is: 'win', date: one.date ?? null, draft: draftOf(one, restore) };
  if (one.is !== 'request') return { text, is: one.is };
  return one.kind
    ? { text, is: 'request', kind: one.kind, details: detailsOf(one.details ?? {}, restore) }
    : { text, is: 'unsure' };
};

const draftOf = ({ category, analysis, skills }: Answered, restore: (text: string) => string): WinDraft | null =>
  category
    ? {
        category,
        analysis: restore(analysis ?? '')
          .replace(/\s+/g, ' ')
          .trim(),
        skills: (skills ?? []).map(({ name, words }) => ({ name: restore(name).trim(), words: restore(words) })),
      }
    : null;

/** Only the fields that are said. */
const detailsOf = (said: Partial<z.infer<typeof details>>, restore: (text: string) => string): RequestDetails =>
  Object.fromEntries(
    Object.entries({
      company: said.company && restore(said.company),
      role: said.role && restore(said.role),
      frequency: said.frequency,
      timeOfDay: said.time,
      clockTime: said.hour,
      weekday: said.days?.[0],
      weekdays: said.days?.length ? [...new Set(said.days)] : undefined,
      weekInterval: said.every,
      withoutWeekdays: said.without?.length ? said.without : undefined,
      zone: said.zone,
      until: said.until,
      wantedCount: said.count,
      topic: said.topic,
    } satisfies { readonly [Field in keyof RequestDetails]: RequestDetails[Field] | undefined }).filter(
      ([, value]) => value !== undefined,
    ),
  );
