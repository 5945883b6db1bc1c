import { categoryOf } from './categories.ts';
import type { Analysis, Source, WinEvent, WinRestored } from './events.ts';
import type { EvidenceLinkAdded, KeptFile, KeptLink, NamedFile } from './evidence-events.ts';

/**
 * A win as people see it. `foundCategory` is '' until its words are analysed; `category` is the one that its user chose, if
 * any, over that, and so are `skills`. `categoryIsGuess`: the writer was not sure of `category`, and its user chose none. `publicText` stands in for `text` before others unless it is ''.
 */
export type WinView = Readonly<{
  userId: number;
  date: string;
  /** There where the day is not known: it is the first one of a time that was named, or near it. */
  dateIsApproximate?: true;
  recordedAt: string;
  source: Source;
  mailId: string | null;
  conversationId: string | null;
  text: string;
  textRevision: number;
  category: string;
  categoryIsGuess: boolean;
  chosenCategory: string;
  foundCategory: string;
  foundCategoryIsGuess: boolean;
  private: boolean;
  publicText: string;
  analysis: string;
  skills: readonly string[];
  /** Null for none: what the writer found stands. */
  chosenSkills: readonly string[] | null;
  foundSkills: readonly string[];
  evidence: readonly NamedFile[];
  /** Absent where none was ever kept, as in what releases before links have folded. */
  links?: readonly KeptLink[];
}>;

/**
 * The one fold of a win: pages, exports, answers to calls and histories all show what it makes. A removed win stays what it
 * was, and takes what still comes to it (an answer, a file, an analysis). What `WinRestored` says then stands for all that
 * was: whoever has forgotten a removed win sees the same as one who has not.
 */
export const winAfter = (before: WinView | null, event: WinEvent): WinView | null => {
  if (event.type === 'WinRecorded') return recorded(event.data);
  if (event.type === 'WinRestored') return restored(event.data);
  return before && changed(before, event);
};

/** The same while it is kept; null once it is removed or merged. */
export const keptWinAfter = (before: WinView | null, event: WinEvent): WinView | null =>
  event.type === 'WinRemoved' || event.type === 'WinMerged' ? null : winAfter(before, event);

type First = Omit<Beginning, 'text' | 'textRevision' | 'evidence' | 'links'> &
  Readonly<{ personal: Readonly<{ text: string }> }>;
type Beginning = Omit<WinView, keyof typeof NOTHING_CHOSEN | keyof typeof NOT_ANALYSED>;

const NOTHING_CHOSEN = {
  category: '',
  categoryIsGuess: false,
  chosenCategory: '',
  chosenSkills: null,
  private: false,
  publicText: '',
} as const;
const NOT_ANALYSED = {
  foundCategory: '',
  foundCategoryIsGuess: false,
  analysis: '',
  skills: [],
  foundSkills: [],
} as const;

const recorded = ({ at, ...data }: Omit<First, 'recordedAt'> & Readonly<{ at: string }>): WinView =>
  begun({ ...data, recordedAt: at }, 0, []);

const restored = (data: WinRestored['data']): WinView =>
  begun(
    data,
    data.textRevision,
    data.files.map((file, at) => named(file, data.personal.fileNames[at] ?? '')),
  );

const begun = (
  { userId, date, dateIsApproximate, recordedAt, source, mailId, conversationId, personal: { text } }: First,
  textRevision: number,
  evidence: readonly NamedFile[],
): WinView => ({
  userId,
  date,
  ...(dateIsApproximate && { dateIsApproximate }),
  recordedAt,
  source,
  mailId,
  conversationId,
  text,
  textRevision,
  ...NOTHING_CHOSEN,
  ...NOT_ANALYSED,
  evidence,
});

const changed = (win: WinView, event: Exclude<WinEvent, { type: 'WinRecorded' | 'WinRestored' }>): WinView => {
  const { type, data } = event;
  switch (type) {
    case 'WinAnalysed':
      return data.textRevision === win.textRevision ? analysed(win, data.personal) : win;
    case 'WinReworded':
    case 'WinExtended':
      return categorised({ ...win, text: data.personal.text, textRevision: data.textRevision, ...NOT_ANALYSED });
    case 'WinDateChanged':
      return dated(win, data);
    case 'WinCategoryChosen':
      return categorised({ ...win, chosenCategory: data.personal.category });
    case 'WinSkillsChosen':
      return categorised({ ...win, chosenSkills: data.personal.skills });
    case 'WinPrivacyChosen':
      return { ...win, private: data.private };
    case 'WinPublicTextChosen':
      return { ...win, publicText: data.personal.publicText };
    case 'EvidenceAdded':
      return { ...win, evidence: [...win.evidence, named(data, data.personal.name)] };
    case 'EvidenceLinkAdded':
      return { ...win, links: [...(win.links ?? []), linkOf(data)] };
    case 'EvidenceRemoved':
      return {
        ...win,
        evidence: win.evidence.filter(({ fileId }) => fileId !== data.evidenceId),
        ...(win.links && { links: win.links.filter(({ linkId }) => linkId !== data.evidenceId) }),
      };
    case 'WinRemoved':
    case 'WinMerged':
      return win;
  }
};

const dated = (
  { dateIsApproximate: _, ...win }: WinView,
  { date, dateIsApproximate }: Pick<WinView, 'date' | 'dateIsApproximate'>,
): WinView => ({ ...win, date, ...(dateIsApproximate && { dateIsApproximate }) });

const analysed = (win: WinView, { category, categoryIsGuess, analysis, skills }: Analysis): WinView =>
  categorised({
    ...win,
    foundCategory: category,
    foundCategoryIsGuess: categoryIsGuess,
    analysis,
    foundSkills: skills,
  });

const categorised = (win: WinView): WinView => ({
  ...win,
  category: categoryOf(win),
  categoryIsGuess: win.chosenCategory === '' && win.foundCategoryIsGuess,
  skills: win.chosenSkills ?? win.foundSkills,
});

const named = ({ fileId, type, size, blob }: KeptFile, name: string): NamedFile => ({ fileId, type, size, blob, name });

const linkOf = ({ linkId, personal: { url, name } }: EvidenceLinkAdded['data']): KeptLink => ({ linkId, url, name });
