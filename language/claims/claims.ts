import type { Claims } from '#application/wins/claims.ts';
import { checkSentence } from './check-sentence.ts';
import { countOfWins, leansBack, saysThisYear, saysUntilNow, speaksOfOneself, timesIn } from './openings.ts';
import { givesOrders } from './orders.ts';
import { settled, standsAlone } from './settled.ts';

/** The one checker of facts: for analyses, documents and insights, whoever wrote them. */
export const claims: Claims = {
  check: (all, setting) => all.map((claim) => checkSentence(claim, setting)),
  settle: settled,
  standsAlone,
  timesIn,
  saysThisYear,
  saysUntilNow,
  speaksOfOneself,
  countOfWins,
  leansBack,
  givesOrders,
};
