import { accountLanguage, allowsAi } from '#application/accounts/public.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import { knownNamesOf } from '#application/known-names.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { win } from '#domain/wins/decider.ts';
import type { WinEvent, WinExtended, WinRecorded, WinRestored, WinReworded } from '#domain/wins/events.ts';
import { asFiledBefore } from '#domain/wins/remembered.ts';
import { winAfter } from '#domain/wins/win-view.ts';
import { journalBefore, type WinsOfMail } from './journal-before.ts';
import type { WordSigns } from './word-signs.ts';
import { type Writers, writeAnalysis } from './write-analysis.ts';

type Parts = Pick<Services, 'log' | 'clock' | 'readModels'> &
  Writers &
  Readonly<{ signs: Pick<WordSigns, 'languageOf' | 'isCrisis' | 'likeness'>; winsOfMail: WinsOfMail }>;

type Worded = WinRecorded | WinReworded | WinExtended | WinRestored;

/** Whether an event gives a win the words of this number. */
const hasRevision = <Any extends WinEvent>(event: Any, textRevision: number): event is Any & Worded => {
  switch (event.type) {
    case 'WinRecorded':
      return textRevision === 0;
    case 'WinReworded':
    case 'WinExtended':
    case 'WinRestored':
      return event.data.textRevision === textRevision;
    default:
      return false;
  }
};

const keyOf = (winId: string, textRevision: number) => `${winId}:${textRevision}`;

const reworded = ({ winId, userId, textRevision }: Pick<WinReworded['data'], 'winId' | 'userId' | 'textRevision'>) => [
  { key: keyOf(winId, textRevision), userId, stream: streams.win(winId), lane: winId },
];

/** WinRecorded, or another wording of it → WinAnalysed, one job a wording: a result that comes late is that of its own wording. */
export const analyseWin = (parts: Parts): Reaction => ({
  rules: {
    reaction: 'analyse-win',
    pool: 'ai',
    opens: {
      WinRecorded: ({ winId, userId }) => [{ key: keyOf(winId, 0), userId, stream: streams.win(winId), lane: winId }],
      WinReworded: reworded,
      WinExtended: reworded,
      WinRestored: reworded,
    },
    closes: {
      WinAnalysed: ({ winId, textRevision }) => [keyOf(winId, textRevision)],
      WinReworded: ({ winId, textRevision }) => [keyOf(winId, textRevision - 1)],
      WinExtended: ({ winId, textRevision }) => [keyOf(winId, textRevision - 1)],
      WinRemoved: ({ winId, textRevision }) => [keyOf(winId, textRevision)],
      WinMerged: ({ winId, textRevision }) => [keyOf(winId, textRevision)],
    },
  },
  async run({ key, stream }, log = parts.log) {
    const textRevision = Number(key.slice(key.lastIndexOf(':') + 1));
    const events = await log.read<WinEvent>(stream);
    const worded = events.find((event) => hasRevision(event, textRevision));
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
      names: () => knownNamesOf({ log }, userId),
      mayLeave: (words: string) => !parts.signs.isCrisis(words),
    };
    const aiWriter = parts.aiWriter && (await allowsAi({ log }, userId)) ? parts.aiWriter : null;
    const drafted =
      aiWriter && textRevision === 0 && view.mailId !== null ? await draftOf(parts, view.mailId, winId) : null;
    const { writtenBy, fallbackReason, ...analysis } = await writeAnalysis(
      { ...parts, aiWriter },
      personal.text,
      setting,
      user,
      drafted,
    );
    const handled = await handle(log, win, stream, {
      type: 'AnalyseWin',
      data: {
        winId,
        userId,
        at: timestamp(parts.clock),
        textRevision,
        writtenBy,
        fallbackReason,
        personal: asFiledBefore(personal.text, analysis, journal, parts.signs.likeness),
      },
    });
    return positionReached(handled);
  },
});

/** The draft of the model that read the mail, and the words that its journal was chosen for; null where none did. */
const draftOf = async ({ winsOfMail }: Parts, mailId: string, winId: string) => {
  const wins = await winsOfMail(mailId);
  const told = wins.find((one) => one.winId === winId);
  return told?.draft ? { draft: told.draft, by: told.readBy, message: wins.map(({ text }) => text).join('\n') } : null;
};
