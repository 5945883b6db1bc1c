import type { ExecutionContext } from 'ava';
import { handle } from '#application/engine/handle.ts';
import { streams } from '#application/streams.ts';
import { correctWins } from '#application/wins/correct-wins.ts';
import { winHistory } from '#application/wins/win-history.ts';
import type { Correction } from '#domain/wins/correction.ts';
import { win } from '#domain/wins/decider.ts';
import { wordSigns } from '#language/word-signs.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedServices } from '#test/support/stores.ts';

const file = (fileId: string) =>
  ({ fileId, type: 'image/png', size: 9, blob: `blob-${fileId}`, name: `${fileId}.png` }) as const;

/** A journal of these wins, numbered from 1 as an answer of ours numbers them. */
export const aJournal = async (t: ExecutionContext, ...texts: readonly string[]) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const userId = 7;
  await services.vault.make(userId);
  const at = new Date(clock.now()).toISOString();
  const record = async (text: string): Promise<string> => {
    const winId = crypto.randomUUID();
    const told = { date: '2026-11-20', source: 'email', mailId: 'm', conversationId: 'c', personal: { text } } as const;
    await handle(services.log, win, streams.win(winId), { type: 'RecordWin', data: { winId, userId, at, ...told } });
    return winId;
  };
  const named: string[] = [];
  for (const text of texts) named.push(await record(text));
  const idOf = (number: number) => named[number - 1] ?? '';
  const history = (number: number) => winHistory(services, userId, idOf(number));
  return {
    services,
    clock,
    userId,
    named,
    record,
    idOf,
    history,
    keep: (number: number, fileId: string) =>
      handle(services.log, win, streams.win(idOf(number)), {
        type: 'KeepEvidence',
        data: { winId: idOf(number), userId, at, mailId: 'm2', files: [file(fileId)] },
      }),
    correct: (corrections: readonly Correction[], requestId = 'r') =>
      correctWins({ ...services, signs: wordSigns }, userId, requestId, named, corrections),
    /** What each numbered win says; null for one that is gone. */
    async texts() {
      const found = await Promise.all(named.map((_, at) => history(at + 1)));
      return found.map((one) => (one?.state.status === 'kept' ? one.text : null));
    },
    lengths: async () =>
      (await Promise.all(named.map((id) => services.log.read(streams.win(id))))).map((all) => all.length),
  };
};
