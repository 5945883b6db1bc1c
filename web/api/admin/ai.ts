import { aiFigures as figuresOf } from '#application/operators/ai-figures.ts';
import { aiFigures, aiQuery } from '#web/contract/admin/ai.ts';
import { route } from '../route.ts';

const USUAL_DAYS = 30;

export const aiRoutes = [
  route({
    method: 'get',
    path: '/api/admin/ai',
    summary:
      'What AI was asked and wrote: calls, tokens, estimated cost, fallbacks and rejected sentences, without any word',
    answers: { 200: aiFigures },
    access: 'operator',
    query: aiQuery,
    async handle({ parts, query }) {
      return { body: { success: true, ...(await figuresOf(parts, parts.operators.ai, query.days ?? USUAL_DAYS)) } };
    },
  }),
];
