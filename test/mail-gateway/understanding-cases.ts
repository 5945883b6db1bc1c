import type { UnderstandingCase } from './understanding-case.ts';
import { freshNoWinCases } from './understanding-cases-fresh-no-win.ts';
import { freshRequestCases } from './understanding-cases-fresh-requests.ts';
import { freshWinCases } from './understanding-cases-fresh-wins.ts';
import { noWinCases } from './understanding-cases-no-win.ts';
import { requestCases } from './understanding-cases-requests.ts';
import { secondLookCases } from './understanding-cases-second-look.ts';
import { shortNoWinCases } from './understanding-cases-short-no-win.ts';
import { shortRequestCases } from './understanding-cases-short-requests.ts';
import { shortWinCases } from './understanding-cases-short-wins.ts';
import { thirdLookCases } from './understanding-cases-third-look.ts';
import { winCases } from './understanding-cases-wins.ts';

export const understandingCases: readonly UnderstandingCase[] = [
  ...winCases,
  ...shortWinCases,
  ...noWinCases,
  ...shortNoWinCases,
  ...requestCases,
  ...shortRequestCases,
  ...freshWinCases,
  ...freshNoWinCases,
  ...freshRequestCases,
  ...secondLookCases,
  ...thirdLookCases,
];
