import type { RequestKind } from '#domain/incoming-mail/events.ts';
import { noWinCases } from './understanding-cases-no-win.ts';
import { requestCases } from './understanding-cases-requests.ts';
import { winCases } from './understanding-cases-wins.ts';

/** What a person wrote, the wins it holds, word for word, and the kinds of request in it. */
export type UnderstandingCase = Readonly<{ text: string; wins: readonly string[]; requests: readonly RequestKind[] }>;

export const understandingCases: readonly UnderstandingCase[] = [...winCases, ...noWinCases, ...requestCases];
