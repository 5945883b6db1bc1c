import { accountWithSchedule, resumeAfterSilence } from '#application/accounts/public.ts';
import { type Handled, handle } from '#application/engine/handle.ts';
import { derivedId, newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { localDate } from '#domain/time/local-time.ts';
import { type Choices, type WinCommand, win } from '#domain/wins/decider.ts';
import { handleFromHistory } from './handle-from-history.ts';
import { winVersion } from './win-version.ts';
import type { WordSigns } from './word-signs.ts';

type Parts = Pick<Services, 'log' | 'clock'>;

/** More than anyone types; what a program writes beyond it waits. */
const hourly: Limit = { name: 'wins-hour', most: 200, seconds: 60 * 60 };

type Done = Readonly<{ winId: string; position: Position | null }>;

type NewWin = Readonly<{ text: string; date: string | null; key: string | null; choices?: Choices }>;
type WinChange = Readonly<{ text?: string; date?: string; dateIsApproximate?: true; choices?: Choices }>;

/**
 * Records a win typed on the web. `date` is the user's local date; when it is not given, the day that the words name, else today. The same `key` again is
 * the same win. Two hundred an hour.
 */
export const recordWin = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock'> &
    Readonly<{ signs?: Pick<WordSigns, 'winDateIn'> }>,
  userId: number,
  { text, date, key, choices }: NewWin,
): Promise<Done | Refusal<'no-such-account' | 'date-ahead' | 'too-often'>> => {
  const account = await accountWithSchedule(services, userId);
  if (!account) return refuse('no-such-account');
  const at = timestamp(services.clock);
  const today = localDate(at, account.schedule.timezone);
  if (date !== null && date > today) return refuse('date-ahead');
  const day = date === null ? services.signs?.winDateIn(text, today) : null;
  const winId = key === null ? newId(services.clock.now()) : derivedId('win', userId, key);
  if (!(await takeFrom(services, hourly, String(userId), winId))) return refuse('too-often');
  await resumeAfterSilence(services, userId, account);
  const handled = await handle(services.log, win, streams.win(winId), {
    type: 'RecordWin',
    data: {
      winId,
      userId,
      at,
      date: date ?? day?.date ?? today,
      ...(day?.isApproximate && { dateIsApproximate: true as const }),
      source: 'web',
      mailId: null,
      conversationId: null,
      personal: { text: text.toWellFormed() }, // half a surrogate pair would not come back as it went
      choices: wellFormed(choices),
    },
  });
  return isRefusal(handled) ? refuse('no-such-account') : { winId, position: handled.position };
};

/**
 * Changes what is given, at once. New words are analysed anew; a category that was chosen stands over the writer's. `expected` are
 * the versions (`winVersion`) that the change may rest on, null for any: it is `stale` when the win says something else by now.
 */
export const changeWin = async (
  services: Parts,
  userId: number,
  winId: string,
  { text, date, dateIsApproximate, choices }: WinChange,
  expected: readonly string[] | null = null,
): Promise<Done | Refusal<'no-such-win' | 'date-ahead' | 'stale'>> => {
  const now = timestamp(services.clock);
  if (date !== undefined) {
    const account = await accountWithSchedule(services, userId);
    if (!account) return refuse('no-such-win');
    if (date > localDate(now, account.schedule.timezone)) return refuse('date-ahead');
  }
  const changeAt = (at: string): WinCommand => ({
    type: 'ChangeWin',
    data: {
      winId,
      userId,
      at,
      ...(text === undefined ? {} : { text: text.toWellFormed() }),
      ...(date === undefined ? {} : { date }),
      ...(dateIsApproximate && { dateIsApproximate }),
      choices: wellFormed(choices),
    },
  });
  const changed =
    expected === null
      ? await handle(services.log, win, streams.win(winId), changeAt(now))
      : await handleFromHistory(services, userId, winId, (was, at) =>
          expected.includes(winVersion(was)) ? changeAt(at) : refuse('stale'),
        );
  return isRefusal(changed) ? changed : { winId, position: changed.position };
};

export const removeWin = async (services: Parts, userId: number, winId: string) =>
  done(
    winId,
    await handle(services.log, win, streams.win(winId), {
      type: 'RemoveWin',
      data: { winId, userId, at: timestamp(services.clock) },
    }),
  );

const done = (winId: string, handled: Handled<unknown> | Refusal<'no-such-win'>): Done | Refusal<'no-such-win'> =>
  'refused' in handled ? handled : { winId, position: handled.position };

const wellFormed = ({ publicText, skills, ...choices }: Choices = {}): Choices => ({
  ...choices,
  ...(skills === undefined ? {} : { skills: skills?.map((skill) => skill.toWellFormed()) ?? null }),
  ...(publicText === undefined ? {} : { publicText: publicText.toWellFormed() }),
});
