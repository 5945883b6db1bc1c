import type { AiDocumentWriter } from '#application/documents/ai-document-writer.ts';
import type { DocumentPlanner } from '#application/documents/document-planner.ts';
import { aiUnfit } from '#application/engine/ports/ai-faults.ts';
import type { ChatModel } from '../chat-model.ts';
import type { Asked } from '../ways.ts';
import { ANSWER_SCHEMA, answered, documentFrom } from './answer.ts';
import { givenFrom } from './given.ts';
import { systemFor, systemForRewriting } from './prompts.ts';
import { rewritten } from './rewriting.ts';
import { createScribe } from './scribe.ts';

/** A CV of forty lines, once as a text and once with the words that each rests on. */
const MAX_TOKENS = 13_000;
/** A large model writes a CV in 15 to 60 seconds. */
const TIME_LIMIT_MS = 120_000;

const WANTS_EMOJIS = /emoji|smiley/iu;

/** Has whole documents composed by a model. What it answers is not checked here: whoever asks does that. */
export const createOpenAiDocumentWriter = (model: ChatModel, planner: DocumentPlanner): AiDocumentWriter => ({
  name: model.name,
  async draft({ brief: asked, sources, plain }, user) {
    const { brief, wins, earlier, frame } = planner.plan(asked, sources);
    const { language } = plain;
    const given = givenFrom({ brief, sources, wins, earlier, language, names: await user.names() });
    const form = { kind: plain.kind, variant: brief.variant, language };
    const ask = (question: Omit<Asked, 'timeLimitMs'>) =>
      model.ask(user.userId, {
        ...question,
        timeLimitMs: TIME_LIMIT_MS,
        ...(user.workId === undefined ? {} : { callId: `${user.workId} ${question.name}` }),
        ...(user.signal === undefined ? {} : { signal: user.signal }),
      });
    const { request, advertisement } = given;
    const value = await ask({
      name: 'document',
      system: systemFor(form),
      user: JSON.stringify({ request, advertisement, today: sources.today, sources: given.sources }),
      schema: ANSWER_SCHEMA,
      mostTokens: MAX_TOKENS,
    });
    const parsed = answered.safeParse(value);
    if (!parsed.success) throw aiUnfit('shape');
    const scribe = createScribe(given, { hasEmojis: WANTS_EMOJIS.test(asked.prompt) });
    const { citationOf, restore } = given;
    const document = documentFrom(parsed.data, { frame, plain, scribe, citationOf, restore });
    const system = systemForRewriting(form);
    return {
      document,
      saidOf: scribe.saidOf,
      rewritten: (rejected) => rewritten({ given, scribe, system, ask }, document, rejected),
    };
  },
});
