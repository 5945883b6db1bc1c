import type { RequestKind } from '#domain/incoming-mail/events.ts';
import { noWinCases } from './understanding-cases-no-win.ts';
import { requestCases } from './understanding-cases-requests.ts';
import { shortNoWinCases } from './understanding-cases-short-no-win.ts';
import { shortRequestCases } from './understanding-cases-short-requests.ts';
import { shortWinCases } from './understanding-cases-short-wins.ts';
import { winCases } from './understanding-cases-wins.ts';

/** What a person wrote, the wins it holds, word for word, and the kinds of request in it. */
export type UnderstandingCase = Readonly<{ text: string; wins: readonly string[]; requests: readonly RequestKind[] }>;

export const understandingCases: readonly UnderstandingCase[] = [
  ...winCases,
  ...shortWinCases,
  ...noWinCases,
  ...shortNoWinCases,
  ...requestCases,
  ...shortRequestCases,
];
