import type { UnderstandingCase } from './understanding-case.ts';
import { noWinCases } from './understanding-cases-no-win.ts';
import { requestCases } from './understanding-cases-requests.ts';
import { shortNoWinCases } from './understanding-cases-short-no-win.ts';
import { shortRequestCases } from './understanding-cases-short-requests.ts';
import { shortWinCases } from './understanding-cases-short-wins.ts';
import { winCases } from './understanding-cases-wins.ts';

export const understandingCases: readonly UnderstandingCase[] = [
  ...winCases,
  ...shortWinCases,
  ...noWinCases,
  ...shortNoWinCases,
  ...requestCases,
  ...shortRequestCases,
];
