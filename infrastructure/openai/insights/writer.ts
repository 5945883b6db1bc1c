import { z } from 'zod';
import type { AiDocumentWriter } from '#application/documents/ai-document-writer.ts';
import { aiUnfit } from '#application/engine/ports/ai-faults.ts';
import { partOf } from '#application/insights/insight-sources.ts';
import { type Block, type Sentence, sentencesOf, type WrittenDocument } from '#domain/documents/document.ts';
import type { Language } from '#domain/facts.ts';
import { answerSchema } from '../answer-schema.ts';
import type { ChatModel } from '../chat-model.ts';
import { LANGUAGES, RULES } from '../documents/prompts.ts';
import { rewritten } from '../documents/rewriting.ts';
import { createScribe, type Scribe } from '../documents/scribe.ts';
import { labelsOf } from '../documents/text.ts';
import type { Asked } from '../ways.ts';
import { insightGiven } from './given.ts';

const sentences = z
  .array(z.object({ text: z.string().max(600), sources: z.array(z.string().max(20)).max(10) }))
  .max(12);
const answered = z.object({ summary: sentences, strengths: sentences, growthAreas: sentences });
type Answer = z.infer<typeof answered>;

const SCHEMA = answerSchema(answered);
const MOST_TOKENS = 1_200;

/** Says an insight anew through a model. What it answers is not checked here: whoever asks does that. */
export const createOpenAiInsightWriter = (model: ChatModel): AiDocumentWriter => ({
  name: model.name,
  async draft({ plain, sources }, user) {
    const given = insightGiven(sources.wins, plain.language, await user.names());
    const ask = (asked: Asked) => model.ask(user.userId, asked);
    const value = await ask({
      name: 'insight',
      system: systemFor(plain.language),
      user: JSON.stringify({ sources: given.sources }),
      schema: SCHEMA,
      mostTokens: MOST_TOKENS,
    });
    const parsed = answered.safeParse(value);
    if (!parsed.success) throw aiUnfit('shape');
    const scribe = createScribe(given);
    const document = placed(parsed.data, plain, scribe);
    return { document, rewritten: (rejected) => rewritten({ given, scribe, ask }, document, rejected) };
  },
});

/** A strength, or something that became less, which a model leaves out stays as plain code has it. */
const placed = (
  { summary, strengths, growthAreas }: Answer,
  plain: WrittenDocument,
  scribe: Scribe,
): WrittenDocument => {
  const saidIn = (part: Answer['summary'], isLine: boolean): readonly Sentence[] =>
    part.flatMap(({ text, sources }) => scribe.sentence(isLine ? asLine(text) : text, labelsOf(sources)) ?? []);
  const told = saidIn(summary, false);
  if (told.length === 0) throw aiUnfit('empty');
  const lines = saidIn([...strengths, ...growthAreas], true);
  const known = new Set([...told, ...lines].flatMap(idsOf));
  const leftOut = sentencesOf(plain).filter((one) =>
    idsOf(one).every((id) => partOf(id) !== 'summary' && !known.has(id)),
  );
  const items = [...lines, ...leftOut];
  const blocks: readonly Block[] = [
    { type: 'paragraph', sentences: told },
    { type: 'bullets', items },
  ];
  return { ...plain, blocks: blocks.filter((block) => sentencesOf({ contact: [], blocks: [block] }).length > 0) };
};

const idsOf = ({ citations }: Sentence): readonly string[] =>
  citations.flatMap((citation) => (citation.kind === 'win' ? [citation.id] : []));

const asLine = (text: string): string => text.trim().replace(/\.$/u, '');

/** Our words alone: nothing that a person wrote stands among them. */
const systemFor = (
  language: Language,
): string => `You are a quiet clerk. You tell a person what a time of their journal of wins held: plainly, and so that they want to read on.

${RULES}
Write in ${LANGUAGES[language]}, whatever language these rules are in.

Sources that begin with C were counted; "is" says which part they belong to. Sources that begin with W are wins, in the person's own words.
Answer with JSON; each sentence has its "text" and "sources": the one label that it rests on.
"summary": three to seven sentences that read as one text: what was counted first, the most telling wins among it, each told as a line without "I".
"strengths": one line for each source that is "strengths", with all its figures.
"growthAreas": one line for each source that is "growthAreas", with all its figures; [] where there is none.`;
