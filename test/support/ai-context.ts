import { NO_NAMES } from '#domain/known-names.ts';
/** A message that answers nothing, of somebody with an empty journal. */
export const aiContext = {
  userId: 1,
  names: async () => NO_NAMES,
  today: '2026-11-20',
  asked: null,
  beside: async () => ({ listed: [], journal: [] }),
};
