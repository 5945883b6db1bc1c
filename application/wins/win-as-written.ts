import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { categoryOf } from '#domain/wins/categories.ts';
import type { Analysis, Source, WinEvent, WinRestored } from '#domain/wins/events.ts';
import type { EvidenceType, KeptFile } from '#domain/wins/evidence-file.ts';

/** A win as people see it; `foundCategory` is '' until its words are analysed, `category` the chosen one over it. */
export type WrittenWin = Readonly<{
  userId: number;
  date: string;
  source: Source;
  mailId: string | null;
  conversationId: string | null;
  text: string;
  category: string;
  foundCategory: string;
  private: boolean;
  publicText: string;
  analysis: string;
  skills: readonly string[];
  evidence: readonly Readonly<{ id: string; name: string; type: EvidenceType; size: number }>[];
}>;

const NOTHING_CHOSEN = { chosenCategory: '', private: false, publicText: '' } as const;
const NOT_ANALYSED = { foundCategory: '', analysis: '', skills: [] } as const;

/**
 * A user's own win as its stream tells it: what a writing call answers, however far the read models are. Null when there
 * is none, or it was removed.
 */
export const winAsWritten = async (
  { log }: Pick<Services, 'log'>,
  userId: number,
  winId: string,
): Promise<WrittenWin | null> => {
  const events = await log.read(streams.win(winId));
  if (events.some(({ personal }) => personal === 'destroyed')) return null;
  const win = events.reduce(evolved, null);
  return win?.userId === userId ? { ...win, category: categoryOf(win) } : null;
};

type Worded = Omit<WrittenWin, 'category'> & Readonly<{ wording: number; chosenCategory: string }>;

/** A win's stream holds its own events alone. */
const evolved = (before: Worded | null, event: unknown): Worded | null => {
  const { type, data } = event as WinEvent;
  switch (type) {
    case 'WinRecorded':
      return { ...data, ...data.personal, ...NOTHING_CHOSEN, ...NOT_ANALYSED, wording: 0, evidence: [] };
    case 'WinAnalysed':
      return before?.wording === data.wording ? analysed(before, data.personal) : before;
    case 'WinReworded':
    case 'WinJoined':
      return before && { ...before, ...data.personal, ...NOT_ANALYSED, wording: data.wording };
    case 'WinRestored':
      return { ...data, ...data.personal, ...NOTHING_CHOSEN, ...NOT_ANALYSED, evidence: restored(data) };
    case 'WinDateChanged':
      return before && { ...before, date: data.date };
    case 'WinCategoryChosen':
      return before && { ...before, chosenCategory: data.personal.category };
    case 'WinPrivacyChosen':
      return before && { ...before, private: data.private };
    case 'WinPublicTextChosen':
      return before && { ...before, publicText: data.personal.publicText };
    case 'WinRemoved':
    case 'WinMerged':
      return null;
    case 'EvidenceKeptV2':
      return before && { ...before, evidence: [...before.evidence, fileOf(data, data.personal.name)] };
    case 'EvidenceRemoved':
      return before && { ...before, evidence: before.evidence.filter(({ id }) => id !== data.fileId) };
  }
};

const analysed = (win: Worded, { category, analysis, skills }: Analysis): Worded => ({
  ...win,
  foundCategory: category,
  analysis,
  skills,
});

const restored = ({ files, personal }: WinRestored['data']) =>
  files.map((file, at) => fileOf(file, personal.fileNames[at] ?? ''));

const fileOf = ({ fileId, type, size }: KeptFile, name: string) => ({ id: fileId, name, type, size });
