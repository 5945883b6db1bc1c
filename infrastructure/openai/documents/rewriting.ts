import { z } from 'zod';
import type { AiRejected } from '#application/documents/check-draft.ts';
import { withSentences } from '#application/documents/plain-in-place.ts';
import { aiUnfit } from '#application/engine/ports/ai-faults.ts';
import type { Sentence, WrittenDocument } from '#domain/documents/document.ts';
import type { Json, JsonObject } from '#domain/json.ts';
import { answerSchema } from '../answer-schema.ts';
import type { Asked } from '../ways.ts';
import type { Given } from './given.ts';
import { systemForRewriting, WHY } from './prompts.ts';
import { fitsAPost } from './room.ts';
import type { Scribe } from './scribe.ts';
import { labelsOf } from './text.ts';

const answered = z.object({
  sentences: z
    .array(z.object({ number: z.int(), text: z.string().max(1_000), sources: z.array(z.string().max(20)).max(10) }))
    .max(100),
});
const SCHEMA = answerSchema(answered);
const MOST = 40;

type Parts = Readonly<{
  given: Pick<Given, 'sources' | 'citationOf'>;
  scribe: Scribe;
  ask(asked: Asked): Promise<unknown>;
}>;

/** All rejected sentences in one call, each with what is wrong with it and the sources it names. */
export const rewritten = async (
  { given, scribe, ask }: Parts,
  document: WrittenDocument,
  rejected: readonly AiRejected[],
): Promise<WrittenDocument> => {
  const all = rejected
    .flatMap(({ sentence, why }) => {
      const said = scribe.saidOf(sentence);
      return said === null || sentence.citations.length === 0 ? [] : [{ sentence, said, why }];
    })
    .slice(0, MOST);
  if (all.length === 0) return document;
  const named = new Set(all.flatMap(({ said }) => said.labels));
  const value = await ask({
    name: 'sentences_anew',
    system: systemForRewriting(document.language),
    user: JSON.stringify({
      sentences: all.map(({ said: { text, labels }, why }, at) => ({
        number: at + 1,
        text,
        sources: labels,
        wrong: WHY[why],
      })),
      sources: Object.fromEntries(Object.entries(given.sources).filter(([label]) => named.has(label))) as JsonObject,
    } satisfies Record<string, Json>),
    schema: SCHEMA,
    mostTokens: 200 + all.length * 120,
  });
  const parsed = answered.safeParse(value);
  if (!parsed.success) throw aiUnfit('shape');
  const anew = new Map(
    parsed.data.sentences.flatMap(({ number, text, sources }): readonly (readonly [string, Sentence])[] => {
      const old = all[number - 1];
      const labels = labelsOf(sources).filter((label) => given.citationOf(label) !== null);
      const sentence = old && scribe.sentence(text, labels.length > 0 ? labels : old.said.labels);
      return old && sentence ? [[old.sentence.text, sentence]] : [];
    }),
  );
  return { ...document, blocks: document.blocks.map((block) => withAnew(block, anew)) };
};

/** A post that has no room for it keeps what it said. */
const withAnew = (
  block: WrittenDocument['blocks'][number],
  anew: ReadonlyMap<string, Sentence>,
): WrittenDocument['blocks'][number] => {
  const changed = withSentences(block, (all) => all.map((one) => anew.get(one.text) ?? one));
  return changed.type === 'post' && !fitsAPost(changed.sentences) ? block : changed;
};
