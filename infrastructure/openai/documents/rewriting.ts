import { z } from 'zod';
import type { AiRejected } from '#application/documents/check-draft.ts';
import { aiUnfit } from '#application/engine/ports/ai-faults.ts';
import {
  type Block,
  type Sentence,
  sentencesOf,
  type WrittenDocument,
  withSentences,
} from '#domain/documents/document.ts';
import type { Json, JsonObject } from '#domain/json.ts';
import { answerSchema } from '../answer-schema.ts';
import type { Asked } from '../ways.ts';
import { saidSentence } from './answer.ts';
import type { Given } from './given.ts';
import { WHY } from './prompts.ts';
import { fitsAPost } from './room.ts';
import type { Scribe } from './scribe.ts';

const answered = z.object({ sentences: z.array(saidSentence.extend({ number: z.int() })).max(100) });
const SCHEMA = answerSchema(answered);
const MAX_SENTENCES = 60;

type Deps = Readonly<{
  given: Pick<Given, 'sources' | 'citationOf' | 'hide'> & Partial<Pick<Given, 'request' | 'advertisement'>>;
  scribe: Scribe;
  system: string;
  ask(asked: Omit<Asked, 'timeLimitMs'>): Promise<unknown>;
}>;

/** All rejected sentences in one call, each with what is wrong with it and the sources it names. */
export const rewritten = async (
  { given, scribe, system, ask }: Deps,
  document: WrittenDocument,
  rejected: readonly AiRejected[],
): Promise<WrittenDocument> => {
  const texts = sentencesOf(document).map(({ text }) => text);
  const all = rejected
    .flatMap(({ sentence, why, doubt, wrong = '', unfound = [] }) => {
      const said = scribe.saidOf(sentence);
      const before = texts[texts.indexOf(sentence.text) - 1] ?? '';
      return said === null || !texts.includes(sentence.text)
        ? []
        : [
            {
              sentence,
              said,
              wrong:
                given.hide(wrong || unsaid(unfound)) ||
                (doubt?.judgement.doubts ?? [why]).map((one) => WHY[one]).join('; '),
              before: scribe.saidOf({ text: before })?.text ?? '',
            },
          ];
    })
    .slice(0, MAX_SENTENCES);
  if (all.length === 0) return document;
  const value = await ask({
    name: 'sentences_anew',
    system,
    user: JSON.stringify({
      sentences: all.map(({ said: { text, sources }, wrong, before }, at) => ({
        number: at + 1,
        text,
        sources,
        wrong,
        before,
      })),
      sources: namedSources(
        given,
        all.flatMap(({ said }) => said.sources),
      ),
    } satisfies Record<string, Json>),
    schema: SCHEMA,
    mostTokens: 300 + all.length * 250,
  });
  const parsed = answered.safeParse(value);
  if (!parsed.success) throw aiUnfit('shape');
  const anew = new Map(
    parsed.data.sentences.flatMap(({ number, ...said }): readonly (readonly [string, Sentence | null])[] => {
      const old = all[number - 1];
      if (!old) return [];
      const sources = said.sources.filter((label) => given.citationOf(label) !== null);
      return [
        [old.sentence.text, scribe.sentence({ ...said, sources: sources.length > 0 ? sources : old.said.sources })],
      ];
    }),
  );
  return { ...document, blocks: document.blocks.map((block) => withAnew(block, anew)) };
};

const unsaid = (words: readonly string[]): string =>
  words.length === 0 ? '' : `its sources do not say ${words.map((word) => `"${word}"`).join(', ')}`;

/** Those that the sentences name; the advertisement and the request are sources with labels of their own here. */
const namedSources = (
  { sources, request = '', advertisement = '' }: Deps['given'],
  labels: readonly string[],
): JsonObject => {
  const all = {
    ...sources,
    R1: { is: 'the request', text: request },
    J1: { is: 'the advertisement', text: advertisement },
  };
  const named = new Set(labels);
  return Object.fromEntries(Object.entries(all).filter(([label]) => named.has(label))) as JsonObject;
};

/** A post that has no room for it keeps what it said. */
const withAnew = (block: Block, anew: ReadonlyMap<string, Sentence | null>): Block => {
  const changed = withSentences(block, (all) =>
    all.flatMap((one) => (anew.has(one.text) ? (anew.get(one.text) ?? []) : [one])),
  );
  return changed.type === 'post' && !fitsAPost(changed.sentences) ? block : changed;
};
