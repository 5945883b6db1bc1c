import { standingOfUser } from '#application/billing/public.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { usesAi } from './uses-ai.ts';
import {
  type DocumentDone,
  type DocumentOrder,
  letterLacks,
  type NotWritten,
  requestDocument,
  type WritingParts,
  writeDocument,
} from './write-document.ts';

/** A letter is to nobody in particular without a company and a role: whoever asks is asked for them. */
export type NotStarted = NotWritten | 'letter-lacks-company' | 'letter-lacks-role' | 'letter-lacks-both';

/** A document for somebody before a screen: with AI it is being written when this answers, without it is ready. */
export const startDocument = async (
  parts: WritingParts,
  userId: number,
  order: DocumentOrder,
): Promise<DocumentDone | Refusal<NotStarted>> => {
  const [lacks, more] = letterLacks(parts, order.brief);
  if (lacks) {
    const { status } = await standingOfUser(parts, userId);
    if (status === 'inactive') return refuse(status); // the way back comes first
    return refuse(more ? 'letter-lacks-both' : `letter-lacks-${lacks}`);
  }
  return (await usesAi(parts, userId))
    ? requestDocument(parts, userId, order)
    : writeDocument(parts, userId, order, { byAi: false });
};
