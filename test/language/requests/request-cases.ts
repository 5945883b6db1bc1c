import { billingCases, ofOthersMoney } from './billing.ts';
import { blindCases, blindUnchanging } from './blind.ts';
import { correctionCases } from './corrections.ts';
import { dayCases, ofDays } from './days.ts';
import { documentCases, letterCases } from './documents.ts';
import { lookBackCases } from './look-back.ts';
import { mixedCases } from './mixed.ts';
import { pauseCases } from './pause.ts';
import type { RequestCase } from './request-case.ts';
import { reviewCases } from './review.ts';
import { roundFourCases, roundFourUnchanging } from './round-four.ts';
import { roundOneCases, roundOneUnchanging } from './round-one.ts';
import { roundThreeCases, roundThreeUnchanging } from './round-three.ts';
import { roundTwoCases, roundTwoUnchanging } from './round-two.ts';
import { scheduleCases, settingCases, zoneCases } from './schedule.ts';
import { secondLookCases } from './second-look.ts';
import { thirdLookCases, thirdUnchanging } from './third-look.ts';
import { unchangingChat } from './unchanging-chat.ts';
import { unchangingNeighbours } from './unchanging-neighbours.ts';
import { unchangingAtWork } from './unchanging-work.ts';

export const requestCases: readonly RequestCase[] = [
  ...scheduleCases,
  ...dayCases,
  ...billingCases,
  ...zoneCases,
  ...pauseCases,
  ...settingCases,
  ...letterCases,
  ...documentCases,
  ...reviewCases,
  ...lookBackCases,
  ...correctionCases,
  ...mixedCases,
  ...blindCases,
  ...secondLookCases,
  ...thirdLookCases,
  ...roundOneCases,
  ...roundTwoCases,
  ...roundThreeCases,
  ...roundFourCases,
];

/** Wins and chat in which nobody asks us to change anything. */
export const unchanging: readonly string[] = [
  ...unchangingAtWork,
  ...unchangingChat,
  ...blindUnchanging,
  ...thirdUnchanging,
  ...roundOneUnchanging,
  ...roundTwoUnchanging,
  ...roundThreeUnchanging,
  ...roundFourUnchanging,
  ...unchangingNeighbours,
  ...ofDays,
  ...ofOthersMoney,
];
