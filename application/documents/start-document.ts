import type { Refusal } from '#domain/decider.ts';
import { usesAi } from './uses-ai.ts';
import {
  type DocumentDone,
  type DocumentOrder,
  type NotWritten,
  requestDocument,
  type WritingParts,
  writeDocument,
} from './write-document.ts';

/** A document for somebody before a screen: with AI it is being written when this answers, without it is ready. */
export const startDocument = async (
  parts: WritingParts,
  userId: number,
  order: DocumentOrder,
): Promise<DocumentDone | Refusal<NotWritten>> =>
  (await usesAi(parts, userId))
    ? requestDocument(parts, userId, order)
    : writeDocument(parts, userId, order, { byAi: false });
