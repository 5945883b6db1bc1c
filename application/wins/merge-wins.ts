import { handle } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRefusal } from '#domain/decider.ts';
import { type Disclosure, win } from '#domain/wins/decider.ts';
import { handleFromHistory } from './handle-from-history.ts';
import { restoreWin } from './restore-win.ts';
import { type WinHistory, winHistory } from './win-history.ts';
import { withWin } from './win-words.ts';

type Parts = Pick<Services, 'log' | 'clock'>;

/**
 * Makes one win of several, the first of them that is kept: each other is closed, then its files, links and words are added to
 * that one. Answers what it says then; null when fewer than two are left. In whatever order and however often merges run,
 * each win ends kept, or with its words in one that is: where the other has gone meanwhile, the closed one comes back.
 */
export const mergeWins = async (services: Parts, userId: number, winIds: readonly string[]): Promise<string | null> => {
  for (const winId of winIds) await settle(services, userId, winId);
  const [first, ...others] = await keptAmong(services, userId, winIds);
  if (!first) return null;
  for (const { winId } of others) {
    await handleFromHistory(services, userId, winId, ({ text }, at) => ({
      type: 'MergeWin',
      data: { winId, userId, at, intoWinId: first.winId, personal: { text } },
    }));
    await settle(services, userId, winId);
  }
  const lives = await Promise.all(winIds.map((winId) => keptWin(services, userId, winId)));
  const merged = lives.filter((one) => one?.winId === first.winId);
  return merged.length < 2 ? null : (merged[0]?.text ?? null);
};

/** The win itself, or the one that its words live on in; null when that was removed. */
export const keptWin = async (
  services: Pick<Services, 'log'>,
  userId: number,
  winId: string,
): Promise<WinHistory | null> => {
  const seen = new Set<string>();
  for (let id: string | null = winId; id !== null && !seen.has(id); ) {
    seen.add(id);
    const found: WinHistory | null = await winHistory(services, userId, id);
    if (!found || found.state.status === 'kept') return found;
    id = found.state.mergedInto;
  }
  return null;
};

/** Each once, however many of those named became one of them. */
const keptAmong = async (services: Parts, userId: number, winIds: readonly string[]) => {
  const found = await Promise.all(winIds.map((winId) => keptWin(services, userId, winId)));
  return found.filter(
    (one, at) => one !== null && found.findIndex((other) => other?.winId === one.winId) === at,
  ) as readonly WinHistory[];
};

/** Finishes a merge that was begun. */
const settle = async (services: Parts, userId: number, winId: string): Promise<void> => {
  const closed = await winHistory(services, userId, winId);
  const into = closed?.state.mergedInto && (await winHistory(services, userId, closed.state.mergedInto));
  if (!closed || !into) return;
  const from = derivedId('merge', winId, closed.state.textRevision);
  if (into.state.joined.includes(from)) return;
  if (into.state.status === 'kept' && (await join(services, userId, closed, into, from))) return;
  await restoreWin(services, userId, winId);
};

/** Whether the words came to it: it may have been removed meanwhile. */
const join = async (
  services: Parts,
  userId: number,
  closed: WinHistory,
  into: WinHistory,
  from: string,
): Promise<boolean> => {
  const id = { winId: into.winId, userId, at: timestamp(services.clock) };
  const stream = streams.win(into.winId);
  for (const mailId of new Set(closed.files.map((file) => file.mailId))) {
    const files = closed.files.filter((file) => file.mailId === mailId);
    await handle(services.log, win, stream, { type: 'KeepEvidence', data: { ...id, mailId, files } });
  }
  if (closed.links?.length)
    await handle(services.log, win, stream, {
      type: 'KeepEvidence',
      data: { ...id, mailId: null, files: [], links: closed.links },
    });
  const joined = await handleFromHistory(services, userId, into.winId, (was, at) => ({
    type: 'JoinWin',
    data: {
      winId: into.winId,
      userId,
      at,
      sourceId: from,
      personal: { text: withWin(was.text, closed.text) },
      ...disclosureOfBoth(was, closed),
    },
  }));
  return !isRefusal(joined);
};

/** Nothing that the one that goes kept from others is shown because of the one that stays. */
const disclosureOfBoth = (stays: WinHistory, goes: WinHistory): Readonly<{ choices?: Disclosure }> => {
  if (!goes.private && goes.publicText === '' && stays.publicText === '') return {};
  const isPublicText = goes.publicText !== '' || stays.publicText !== '';
  return {
    choices: {
      private: stays.private || goes.private,
      publicText: isPublicText ? withWin(shownOf(stays), shownOf(goes)) : '',
    },
  };
};

const shownOf = ({ text, publicText }: WinHistory): string => publicText || text;
