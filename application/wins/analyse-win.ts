import { accountLanguage, namesIn, personOf } from '#application/accounts/public.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { win } from '#domain/wins/decider.ts';
import type { WinEvent, WinJoined, WinRecorded, WinRestored, WinReworded } from '#domain/wins/events.ts';
import { asFiledBefore } from '#domain/wins/remembered.ts';
import { winAfter } from '#domain/wins/win-view.ts';
import { journalBefore, type WinsOfMail } from './journal-before.ts';
import type { WordSigns } from './word-signs.ts';
import { type Writers, writeAnalysis } from './write-analysis.ts';

type Parts = Pick<Services, 'log' | 'clock' | 'readModels'> &
  Writers &
  Readonly<{ signs: Pick<WordSigns, 'languageOf' | 'isCrisis'>; winsOfMail: WinsOfMail }>;

type Worded = WinRecorded | WinReworded | WinJoined | WinRestored;

/** Whether an event gives a win the words of this number. */
const isWording = <Any extends WinEvent>(event: Any, wording: number): event is Any & Worded => {
  switch (event.type) {
    case 'WinRecorded':
      return wording === 0;
    case 'WinReworded':
    case 'WinJoined':
    case 'WinRestored':
      return event.data.wording === wording;
    default:
      return false;
  }
};

const keyOf = (winId: string, wording: number) => `${winId}:${wording}`;

const reworded = ({ winId, userId, wording }: Pick<WinReworded['data'], 'winId' | 'userId' | 'wording'>) => [
  { key: keyOf(winId, wording), userId, stream: streams.win(winId), lane: winId },
];

/** WinRecorded, or another wording of it → WinAnalysedV2, one job a wording: a result that comes late is that of its own wording. */
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
      WinAnalysedV2: ({ winId, wording }) => [keyOf(winId, wording)],
      WinReworded: ({ winId, wording }) => [keyOf(winId, wording - 1)],
      WinJoined: ({ winId, wording }) => [keyOf(winId, wording - 1)],
      WinRemoved: ({ winId, wording }) => [keyOf(winId, wording)],
      WinMerged: ({ winId, wording }) => [keyOf(winId, wording)],
    },
  },
  async run({ key, stream }, log = parts.log) {
    const wording = Number(key.slice(key.lastIndexOf(':') + 1));
    const events = await log.read<WinEvent>(stream);
    const worded = events.find((event) => isWording(event, wording));
    if (worded?.personal !== 'open') return null;
    const { winId, userId, personal } = worded.data;
    const view = events.reduce(winAfter, null);
    if (!view) return null;
    const journal = await journalBefore(parts, winId, view);
    const setting = {
      language: parts.signs.languageOf(personal.text) ?? (await accountLanguage({ log }, userId)),
      date: view.date,
      journal: journal.map(({ date, text, category, skills }) => ({ date, text, category, skills })),
    };
    const user = {
      userId,
      names: async () => namesIn(await personOf({ log }, userId)),
      mayLeave: (words: string) => !parts.signs.isCrisis(words),
    };
    const { writtenBy, instead, ...analysis } = await writeAnalysis(parts, personal.text, setting, user);
    const handled = await handle(log, win, stream, {
      type: 'AnalyseWin',
      data: {
        winId,
        userId,
        at: timestamp(parts.clock),
        wording,
        writtenBy,
        instead,
        personal: asFiledBefore(personal.text, analysis, journal),
      },
    });
    return positionReached(handled);
  },
});
