import { z } from 'zod';
import { aiUnfit } from '#application/engine/ports/ai-faults.ts';
import type { ClaimFault, ClaimFinder, ClaimFinding, ClaimSource, DoubtfulClaim } from '#application/wins/public.ts';
import type { JsonObject } from '#domain/json.ts';
import { answerSchema } from '../answer-schema.ts';
import type { ChatModel } from '../chat-model.ts';
import { isSendable } from '../readable.ts';
import { createRedaction } from '../redaction/redaction.ts';
import { SYSTEM } from './prompt.ts';

const answered = z.object({
  found: z
    .array(
      z.object({
        number: z.int(),
        words: z
          .array(z.object({ word: z.string().max(100), quote: z.string().max(500), judges: z.boolean() }))
          .max(60),
        said: z.boolean(),
        wrong: z.string().max(300).catch(''),
      }),
    )
    .max(100),
});
const SCHEMA = answerSchema(answered);

/** Of more sentences than these the rest finds nothing. */
const MOST = 40;
const LONGEST_SOURCE = 2_000;

/** Has a model look up what doubtful sentences rest on. Names, places and the like are hidden from it, as from every writer. */
export const createOpenAiClaimFinder = (model: ChatModel): ClaimFinder => ({
  for({ userId, workId, signal, names, language }) {
    let calls = 0;
    return async (claims) => {
      const asked = claims
        .slice(0, MOST)
        .filter(({ text, sources }) => [text, ...sources.map((one) => one.text)].every(isSendable));
      if (asked.length === 0) return claims.map(() => null);
      const redaction = createRedaction(await names(), language);
      calls += 1;
      const value = await model.ask(userId, {
        name: 'found_words',
        system: SYSTEM,
        user: JSON.stringify(shown(asked, redaction.hide)),
        schema: SCHEMA,
        mostTokens: 200 + asked.reduce((sum, { doubtfulWords }) => sum + 40 + doubtfulWords.length * 50, 0),
        ...(workId === undefined ? {} : { callId: `${workId} found_words ${calls}` }),
        ...(signal === undefined ? {} : { signal }),
      });
      const parsed = answered.safeParse(value);
      if (!parsed.success) throw aiUnfit('shape');
      const findings = new Map(
        parsed.data.found.flatMap(
          ({ number, words, said, wrong }): readonly (readonly [DoubtfulClaim, ClaimFinding])[] => {
            const claim = asked[number - 1];
            const quotes = words.map(({ word, quote, judges }) => ({
              word: redaction.restore(word),
              quote: redaction.restore(quote),
              isJudgement: judges,
            }));
            return claim ? [[claim, { quotes, isSaidSo: said, wrong: said ? '' : redaction.restore(wrong) }]] : [];
          },
        ),
      );
      return claims.map((claim) => findings.get(claim) ?? null);
    };
  },
});

type Hide = (texts: readonly string[]) => readonly string[];

/** The request: each source once, under a label. The same words of two days are two sources. */
const shown = (claims: readonly DoubtfulClaim[], hide: Hide): JsonObject => {
  const keyOf = ({ text, days, isEarlier = false, isWanted = false }: ClaimSource): string =>
    JSON.stringify([text, days, isEarlier, isWanted]);
  const sources = new Map(claims.flatMap((claim) => claim.sources.map((source) => [keyOf(source), source] as const)));
  const all = hide([
    ...[...sources.values()].map(({ text }) => text.slice(0, LONGEST_SOURCE)),
    ...claims.flatMap(({ text, doubtfulWords }) => [text, ...doubtfulWords]),
  ]);
  const hidden = all.values();
  const next = (): string => hidden.next().value ?? '';
  const keys = [...sources.keys()];
  const labelOf = (source: ClaimSource): string => `S${keys.indexOf(keyOf(source)) + 1}`;
  return {
    sources: Object.fromEntries(
      [...sources.values()].map((source) => [
        labelOf(source),
        {
          text: next(),
          days: source.days.filter((day) => day !== ''),
          ...(source.isEarlier ? { earlier: true } : {}),
          ...(source.isWanted ? { wanted: true } : {}),
        },
      ]),
    ),
    sentences: claims.map(({ sources: own, doubts, doubtfulWords }, at) => ({
      number: at + 1,
      text: next(),
      sources: own.map(labelOf),
      check: doubts.map((doubt) => CHECK[doubt]),
      words: doubtfulWords.map(next),
    })),
  };
};

/** Tells a model what to check in a doubtful sentence. */
const CHECK: Readonly<Record<ClaimFault, string>> = {
  number: 'the numbers and what they count',
  unit: 'the units',
  direction: 'whether it went up or down',
  name: 'the names',
  date: 'the dates',
  title: 'ranks, offices and papers',
  scale: 'how far it reached',
  outcome: 'what came of it',
  denial: 'what did not happen',
  credit: 'who did it, and whose idea it was',
  exclusive: 'all, only, first, best, never',
  cause: 'whether one thing is told as the cause of another',
  merged: 'whether two things are told as one, or in an order or as cause and effect',
  language: 'the language',
  word: 'the words',
};
