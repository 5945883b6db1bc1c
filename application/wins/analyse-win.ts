import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { win } from '#domain/wins/decider.ts';
import type { WinJoined, WinRecorded, WinRestored, WinReworded } from '#domain/wins/events.ts';
import type { Writer } from './writer.ts';

type Parts = Pick<Services, 'log' | 'clock'> & Readonly<{ writer: Writer }>;

type Worded = WinRecorded | WinReworded | WinJoined | WinRestored;
const REWORDED: ReadonlySet<string> = new Set(['WinReworded', 'WinJoined', 'WinRestored']);

const keyOf = (winId: string, wording: number) => `${winId}:${wording}`;

const reworded = ({ winId, userId, wording }: Pick<WinReworded['data'], 'winId' | 'userId' | 'wording'>) => [
  { key: keyOf(winId, wording), userId, stream: streams.win(winId), lane: winId },
];

/** WinRecorded, or another wording of it → WinAnalysed, one job a wording: a result that comes late is that of its own wording. */
export const analyseWin = (parts: Parts): Reaction => ({
  rules: {
    reaction: 'analyse-win',
    pool: 'ai',
    opens: {
      WinRecorded: ({ winId, userId }) => [{ key: keyOf(winId, 0), userId, stream: streams.win(winId), lane: winId }],
      WinReworded: reworded,
      WinJoined: reworded,
      WinRestored: reworded,
    },
    closes: {
      WinAnalysed: ({ winId, wording }) => [keyOf(winId, wording)],
      WinReworded: ({ winId, wording }) => [keyOf(winId, wording - 1)],
      WinJoined: ({ winId, wording }) => [keyOf(winId, wording - 1)],
      WinRemoved: ({ winId, wording }) => [keyOf(winId, wording)],
      WinMerged: ({ winId, wording }) => [keyOf(winId, wording)],
    },
  },
  async run({ key, stream }, log = parts.log) {
    const wording = Number(key.slice(key.lastIndexOf(':') + 1));
    const events = await log.read(stream);
    const worded = events.find(
      ({ type, data }) => (type === 'WinRecorded' && wording === 0) || (REWORDED.has(type) && data.wording === wording),
    );
    if (worded?.personal !== 'open') return null;
    const { winId, userId, personal } = worded.data as Worded['data'];
    const handled = await handle(log, win, stream, {
      type: 'AnalyseWin',
      data: { winId, userId, at: timestamp(parts.clock), wording, personal: await parts.writer.analyse(personal.text) },
    });
    return positionReached(handled);
  },
});
