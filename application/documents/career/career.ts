import { readModel } from '#application/engine/read-model.ts';
import type { CareerFact, CareerWords } from '#domain/documents/career.ts';

type CareerDocument = Readonly<{ userId: number; kind: CareerFact['kind']; keptAt: string; words: CareerWords }>;

/** What users say of their career beside their wins: one document a fact. */
export const CAREER = readModel<CareerDocument>()({
  name: 'career',
  indexes: [['userId', 'keptAt']],
});
