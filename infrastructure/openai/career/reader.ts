import { z } from 'zod';
import type { AiCareerReader, QuotedFact, Quotes } from '#application/documents/career/ai-career-reader.ts';
import { aiUnfit } from '#application/engine/ports/ai-faults.ts';
import { answerSchema } from '../answer-schema.ts';
import type { ChatModel } from '../chat-model.ts';
import { isReadable } from '../readable.ts';
import { createContactRedaction } from '../redaction/contacts.ts';
import { SYSTEM } from './prompt.ts';

const quotes = z.array(z.object({ line: z.int(), words: z.string().max(400) })).max(8);
const answered = z.object({
  positions: z.array(z.object({ title: quotes, employer: quotes, place: quotes, time: quotes })).max(150),
  schools: z.array(z.object({ title: quotes, school: quotes, place: quotes, time: quotes })).max(100),
  certificates: z.array(z.object({ title: quotes, issuer: quotes, time: quotes })).max(150),
  languages: z.array(z.object({ name: quotes, level: quotes })).max(60),
  skills: z.array(z.object({ name: quotes })).max(300),
});
const SCHEMA = answerSchema(answered);

/** A CV of five pages takes a large model half a minute; its user waits. */
const TIME_LIMIT_MS = 50_000;
/** Each fact comes back once, with the marks of JSON around each field; stories do not. */
const tokensFor = (letters: number): number => Math.min(12_000, 1_500 + letters);

/** Has a CV read by a model in one call. How its person is called and reached is hidden; firms and schools are what is looked for. */
export const createOpenAiCareerReader = (
  model: ChatModel,
  { timeLimitMs = TIME_LIMIT_MS }: Readonly<{ timeLimitMs?: number }> = {},
): AiCareerReader => ({
  name: model.name,
  async find(lines, { userId, names }) {
    if (!isReadable(lines.join('\n'))) throw aiUnfit('script');
    const redaction = createContactRedaction((await names()).people, lines);
    const shown = redaction.hide(lines).map((line) => line.replaceAll('\t', ' | '));
    const numbered = shown.map((line, at) => [String(at + 1), line] as const).filter(([, line]) => line.trim() !== '');
    const value = await model.ask(userId, {
      name: 'career',
      system: SYSTEM,
      user: JSON.stringify({ lines: Object.fromEntries(numbered) }),
      schema: SCHEMA,
      mostTokens: tokensFor(shown.join('').length),
      timeLimitMs,
    });
    const parsed = answered.safeParse(value);
    if (!parsed.success) throw aiUnfit('shape');
    return factsIn(parsed.data, redaction.restore);
  },
});

const factsIn = (answer: z.infer<typeof answered>, restore: (text: string) => string): readonly QuotedFact[] => {
  const open = (field: z.infer<typeof quotes>): Quotes =>
    field.map(({ line, words }) => ({ line: line - 1, words: restore(words) }));
  return [
    ...answer.positions.map(
      ({ title, employer, place, time }): QuotedFact => ({
        kind: 'position',
        title: open(title),
        employer: open(employer),
        place: open(place),
        time: open(time),
      }),
    ),
    ...answer.schools.map(
      ({ title, school, place, time }): QuotedFact => ({
        kind: 'education',
        title: open(title),
        school: open(school),
        place: open(place),
        time: open(time),
      }),
    ),
    ...answer.certificates.map(
      ({ title, issuer, time }): QuotedFact => ({
        kind: 'certificate',
        title: open(title),
        issuer: open(issuer),
        time: open(time),
      }),
    ),
    ...answer.languages.map(
      ({ name, level }): QuotedFact => ({ kind: 'language', name: open(name), level: open(level) }),
    ),
    ...answer.skills.map(({ name }): QuotedFact => ({ kind: 'skill', name: open(name) })),
  ];
};
