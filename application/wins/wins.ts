import { readModel } from '#application/engine/read-model.ts';
import type { WinView } from '#domain/wins/win-view.ts';

/** `searchText` is what a search looks in. */
export type WinDocument = WinView & Readonly<{ searchText: string }>;

/** The wins page: one document per win. */
export const WINS = readModel<WinDocument>()({
  name: 'wins',
  indexes: [
    ['userId', 'date', 'recordedAt'],
    ['userId', 'category', 'date', 'recordedAt'],
  ],
  searched: ['searchText'],
});
