import type { DocumentSource } from '#application/documents/document-source.ts';
import { waitForReadModels } from '#application/engine/read-your-writes.ts';
import { winsNumberedIn } from '#application/inbox/answered-mails.ts';
import { carryOut } from '#application/inbox/carry-out-requests.ts';
import type { OpenRequest } from '#application/inbox/requests/open-request.ts';
import { recordWin } from '#application/wins/record-win.ts';
import { WINS } from '#application/wins/wins.ts';
import { type AnswerFacts, EMPTY_ANSWER } from '#domain/inbox/request/answer-facts.ts';
import type { MailRequest, RequestDetails, RequestKind } from '#domain/inbox/request/mail-request.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { wordSigns } from '#language/word-signs.ts';
import type { RunningApp } from '#test/support/app.ts';
import { someDocuments } from '#test/support/conversing.ts';
import type { User } from '#test/support/user.ts';

const TODAY = '2026-11-20';

type More = Partial<Omit<OpenRequest, 'request'>> &
  Readonly<{ text?: string; details?: RequestDetails; documents?: DocumentSource; certain?: boolean }>;

/** Carries out one request of a user's. */
export const asking =
  ({ services }: Pick<RunningApp, 'services'>, { userId }: Pick<User, 'userId'>) =>
  (
    kind: RequestKind,
    { text = kind, details = {}, documents = someDocuments, certain = true, ...more }: More = {},
  ): Promise<RequestOutcome> => {
    const request: MailRequest = { kind, text, details, certain };
    return carryOut(
      { ...services, documents, signs: wordSigns },
      {
        requestId: `${crypto.randomUUID()}:0`,
        userId,
        request,
        asked: wordSigns.selfContained(text),
        answered: null,
        numbered: winsNumberedIn([more.answered ?? null]),
        winIds: [],
        timezone: 'UTC',
        today: TODAY,
        isWaitedFor: false,
        inactive: false,
        ...more,
      },
    );
  };

/** Wins of a user, in the read model already; the first is the oldest. */
export const someWins = async (
  { services }: Pick<RunningApp, 'services'>,
  userId: number,
  texts: readonly string[],
) => {
  const ids: string[] = [];
  for (const [at, text] of texts.entries()) {
    const date = `2025-01-${String(at + 1).padStart(2, '0')}`;
    const recorded = await recordWin(services, userId, { text, date, key: null });
    if ('refused' in recorded) throw new Error(recorded.refused);
    ids.push(recorded.winId);
    if (recorded.position) await waitForReadModels(services.readModels, [WINS], recorded.position);
  }
  return ids;
};

/** An answer of ours that lists these wins and nothing else. */
export const anAnswerListing = (winIds: readonly string[], outcomes: readonly RequestOutcome[] = []): AnswerFacts => ({
  ...EMPTY_ANSWER,
  wins: winIds.map((winId) => ({ winId, text: 'a win', category: 'Other', analysis: '', skills: [] })),
  outcomes,
});
