import { readModel } from '#application/engine/read-model.ts';
import type { WinView } from '#domain/wins/win-view.ts';

/**
 * `searchText` is what a search looks in. Wins are counted by the rest: `knownDate` is their day, or its month alone (`yyyy-MM`)
 * where no day is known, `month` that of their date, `filed` month and category as one text, `skillLines` their skills as one.
 */
export type WinDocument = WinView &
  Readonly<{ searchText: string; knownDate: string; month: string; filed: string; skillLines: string }>;

/** The wins page: one document per win. */
export const WINS = readModel<WinDocument>()({
  name: 'wins',
  indexes: [
    ['userId', 'date', 'recordedAt'],
    ['userId', 'category', 'date', 'recordedAt'],
    ['userId', 'knownDate', 'recordedAt'],
    ['userId', 'skillLines', 'knownDate'],
    ['userId', 'filed'],
    ['userId', 'month', 'skillLines'],
  ],
  searched: ['searchText', 'skillLines'],
});
