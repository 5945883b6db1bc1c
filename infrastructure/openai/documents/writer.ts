import type { AiDocumentWriter, AiOrder } from '#application/documents/ai-document-writer.ts';
import type { DocumentPlanner } from '#application/documents/document-planner.ts';
import type { SourceWin } from '#application/documents/document-writer.ts';
import { aiUnfit } from '#application/engine/ports/ai-faults.ts';
import { sentencesOf } from '#domain/documents/document.ts';
import type { ChatModel } from '../chat-model.ts';
import type { Asked } from '../ways.ts';
import type { Form } from './form.ts';
import { type Given, givenFrom } from './given.ts';
import { lines } from './lines.ts';
import { isOfLines, systemFor } from './prompts.ts';
import { rewritten } from './rewriting.ts';
import { createScribe } from './scribe.ts';
import { text } from './text.ts';

/** What is beyond is in plain code's text, or nowhere. */
const MOST_WINS = 40;
const MOST_COMPOSED_OF = 20;

/** Writes documents through a model. What it answers is not checked here: whoever asks does that. */
export const createOpenAiDocumentWriter = (model: ChatModel, planner: DocumentPlanner): AiDocumentWriter => ({
  name: model.name,
  async draft(order, user) {
    const { brief, wins } = planner.plan(order.brief, order.sources, MOST_COMPOSED_OF);
    const { plain, sources } = order;
    const names = await user.names();
    const ask = (asked: Asked) => model.ask(user.userId, asked);
    const draft = async <Answer>(form: Form<Answer>) => {
      const chosen = form.composes
        ? firstOf([...citedIn(order), ...wins], MOST_COMPOSED_OF)
        : firstOf(citedIn(order), MOST_WINS);
      const given = givenFrom({
        brief,
        sources,
        wins: chosen,
        isWhole: form.composes,
        language: plain.language,
        names,
      });
      const asked = {
        name: 'document',
        system: systemFor({ kind: plain.kind, variant: brief.variant, language: plain.language }),
        user: JSON.stringify(userWords(given, form)),
        schema: form.schema,
        mostTokens: form.mostTokens(chosen.length),
      };
      const parsed = form.answered.safeParse(await ask(asked));
      if (!parsed.success) throw aiUnfit('shape');
      const scribe = createScribe(given);
      const document = form.place(parsed.data, given, scribe, plain);
      return {
        document,
        rewritten: (rejected: Parameters<typeof rewritten>[2]) => rewritten({ given, scribe, ask }, document, rejected),
      };
    };
    return isOfLines(plain.kind, brief.variant) ? draft(lines) : draft(text);
  },
});

const userWords = ({ sources, job, wish }: Given, { composes }: Pick<Form<unknown>, 'composes'>) =>
  composes ? { wish, job, sources } : { sources };

/** The wins that plain code tells, in the order of reading; only such as may leave. */
const citedIn = ({ plain, sources }: AiOrder): readonly SourceWin[] => {
  const byId = new Map(sources.wins.map((win) => [win.id, win]));
  return sentencesOf(plain).flatMap(({ citations }) =>
    citations.flatMap((citation) => (citation.kind === 'win' ? (byId.get(citation.id) ?? []) : [])),
  );
};

const firstOf = (wins: readonly SourceWin[], most: number): readonly SourceWin[] => [...new Set(wins)].slice(0, most);
