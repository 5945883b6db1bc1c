import { type Decider, refuse } from '#domain/decider.ts';
import type { Sealed } from '#domain/event.ts';
import {
  type Analysis,
  type FallbackReason,
  type WinEvent,
  type WinExtended,
  type WinMerged,
  type WinRecorded,
  type WinRestored,
  winAnalysed,
  winCategoryChosen,
  winDateChanged,
  winExtended,
  winMerged,
  winPrivacyChosen,
  winPublicTextChosen,
  winRecorded,
  winRemoved,
  winRestored,
  winReworded,
  winSkillsChosen,
} from './events.ts';
import {
  type EvidenceRemoved,
  evidenceAdded,
  evidenceLinkAdded,
  evidenceRemoved,
  type KeptLink,
  type NamedFile,
} from './evidence-events.ts';

type Id = Readonly<{ winId: string; userId: number; at: string }>;
/** How a win may be shown to others; `publicText` stands in for its words unless it is ''. */
export type Disclosure = Readonly<{ private: boolean; publicText: string }>;
/** What is chosen apart from its words; what is left out stays as it is. `category` '' and `skills` null are the writer's. */
export type Choices = Partial<Disclosure> & Readonly<{ category?: string; skills?: readonly string[] | null }>;
type Joining = Omit<WinExtended['data'], 'textRevision' | 'mailId'> & Readonly<{ choices?: Disclosure }>;
type Links = Readonly<{ links?: readonly KeptLink[] }>;
type Keeping = Id & Links & Readonly<{ mailId: string | null; files: readonly NamedFile[] }>;

export type WinCommand =
  | Readonly<{ type: 'RecordWin'; data: WinRecorded['data'] & Readonly<{ choices?: Choices }> }>
  | Readonly<{
      type: 'AnalyseWin';
      data: Id &
        Readonly<{
          textRevision: number;
          writtenBy: string;
          fallbackReason: FallbackReason | null;
          personal: Analysis;
        }>;
    }>
  /** What is given changes, at once; new words alone are a new wording. */
  | Readonly<{
      type: 'ChangeWin';
      data: Id & Readonly<{ text?: string; date?: string; dateIsApproximate?: true; choices?: Choices }>;
    }>
  | Readonly<{ type: 'RemoveWin'; data: Id }>
  /** Closes the one that is absorbed; then `JoinWin` adds its words to the other, once. */
  | Readonly<{ type: 'MergeWin'; data: Omit<WinMerged['data'], 'textRevision' | 'mailId'> }>
  | Readonly<{ type: 'JoinWin'; data: Joining }>
  /** The same for the answer to a question of ours: a removed win takes it too, as it may be restored. */
  | Readonly<{ type: 'TakeAnswer'; data: Joining }>
  /** Within 30 days of its removal; what it was is read from its own events. */
  | Readonly<{
      type: 'RestoreWin';
      data: Omit<WinRestored['data'], 'textRevision'> & Links & Readonly<{ choices?: Choices }>;
    }>
  /**
   * The files of one mail, or one from the web, and links. With `KeepEvidence` a removed win takes them too, with `JoinEvidence` only
   * one that is kept.
   */
  | Readonly<{ type: 'KeepEvidence'; data: Keeping }>
  | Readonly<{ type: 'JoinEvidence'; data: Keeping }>
  | Readonly<{ type: 'RemoveEvidence'; data: EvidenceRemoved['data'] }>;

/** Only what a decision needs: whose win it is, whether it is kept and which wordings are analysed; never its text. */
type Win =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{
      status: 'kept' | 'removed';
      userId: number;
      mailId: string | null;
      textRevision: number;
      analysed: number;
      removedAt: string;
      /** The win it was merged into, while that is why it is gone. */
      mergedInto: string | null;
      /** Where added words came from. */
      joined: readonly string[];
      /** Of links too. */
      files: readonly string[];
    }>;
export type KnownWin = Exclude<Win, { status: 'unknown' }>;

export const RESTORABLE_DAYS = 30;

/** Whether a win removed at that time (ISO 8601, UTC) can still be brought back. */
export const isRestorable = (removedAt: string, at: string): boolean =>
  Date.parse(at) - Date.parse(removedAt) < RESTORABLE_DAYS * 24 * 60 * 60_000;

/** Stream `win-<winId>`. */
export const win: Decider<Win, WinCommand, WinEvent, 'no-such-win'> = {
  initial: { status: 'unknown' },
  decide(command, state) {
    const { type, data } = command;
    if (type === 'RecordWin')
      return state.status === 'unknown' ? [winRecorded(data), ...chosen(data, data.choices)] : []; // the same mail again
    if (state.status === 'unknown' || state.userId !== data.userId) return refuse('no-such-win');
    switch (type) {
      case 'KeepEvidence':
        return keeping(data, state);
      case 'TakeAnswer':
        return joining(data, state);
      case 'AnalyseWin': // of a removed win too: no analysis that was asked for stays open
        return data.textRevision > state.analysed && data.textRevision <= state.textRevision
          ? [winAnalysed({ ...data, mailId: state.mailId })]
          : [];
      case 'RestoreWin':
        if (state.status === 'kept') return [];
        return isRestorable(state.removedAt, data.at)
          ? [
              winRestored({ ...data, textRevision: state.textRevision + 1 }),
              ...chosen(data, data.choices),
              ...linked(data, data.links),
            ]
          : refuse('no-such-win');
      default:
        return state.status === 'kept' ? changed(command as Change, state) : refuse('no-such-win');
    }
  },
  evolve(state, { type, data }) {
    if (type === 'WinRecorded') return recorded(data);
    if (state.status === 'unknown') return state;
    switch (type) {
      case 'WinAnalysed':
        return { ...state, analysed: data.textRevision };
      case 'WinReworded':
        return { ...state, textRevision: data.textRevision };
      case 'WinExtended':
        return { ...state, textRevision: data.textRevision, joined: [...state.joined, data.sourceId] };
      case 'WinRestored':
        return { ...state, status: 'kept', textRevision: data.textRevision, mergedInto: null };
      case 'WinRemoved':
        return { ...state, status: 'removed', removedAt: data.at };
      case 'WinMerged':
        return { ...state, status: 'removed', removedAt: data.at, mergedInto: data.intoWinId };
      case 'EvidenceAdded':
        return { ...state, files: [...state.files, data.fileId] };
      case 'EvidenceLinkAdded':
        return { ...state, files: [...state.files, data.linkId] };
      case 'EvidenceRemoved': // its id is not taken again
      case 'WinDateChanged':
      case 'WinCategoryChosen':
      case 'WinSkillsChosen':
      case 'WinPrivacyChosen':
      case 'WinPublicTextChosen':
        return state;
    }
  },
};

type Change = Exclude<WinCommand, { type: 'RecordWin' | 'AnalyseWin' | 'TakeAnswer' | 'KeepEvidence' | 'RestoreWin' }>;

const changed = ({ type, data }: Change, state: KnownWin) => {
  const { mailId, textRevision, files } = state;
  switch (type) {
    case 'ChangeWin':
      return [
        ...(data.text === undefined
          ? []
          : [winReworded({ ...data, mailId, textRevision: textRevision + 1, personal: { text: data.text } })]),
        ...(data.date === undefined ? [] : [winDateChanged({ ...data, date: data.date })]),
        ...chosen(data, data.choices),
      ];
    case 'RemoveWin':
      return [winRemoved({ ...data, mailId, textRevision })];
    case 'MergeWin':
      return data.intoWinId === data.winId ? refuse('no-such-win') : [winMerged({ ...data, mailId, textRevision })];
    case 'JoinWin':
      return joining(data, state);
    case 'JoinEvidence':
      return keeping(data, state);
    case 'RemoveEvidence':
      return files.includes(data.evidenceId) ? [evidenceRemoved(data)] : refuse('no-such-win');
  }
};

const chosen = (id: Id, choices: Choices = {}): readonly WinEvent[] => {
  const { category, skills, private: isPrivate, publicText } = choices;
  return [
    ...(category === undefined ? [] : [winCategoryChosen({ ...id, personal: { category } })]),
    ...(skills === undefined ? [] : [winSkillsChosen({ ...id, personal: { skills } })]),
    ...(isPrivate === undefined ? [] : [winPrivacyChosen({ ...id, private: isPrivate })]),
    ...(publicText === undefined ? [] : [winPublicTextChosen({ ...id, personal: { publicText } })]),
  ];
};

const keeping = (data: Keeping, { files: there }: KnownWin): readonly WinEvent[] => [
  ...data.files
    .filter(({ fileId }) => !there.includes(fileId))
    .map(({ name, ...file }) => evidenceAdded({ ...data, ...file, personal: { name } })),
  ...linked(
    data,
    data.links?.filter(({ linkId }) => !there.includes(linkId)),
  ),
];

const linked = (id: Id, links: readonly KeptLink[] = []): readonly WinEvent[] =>
  links.map(({ linkId, ...personal }) => evidenceLinkAdded({ ...id, linkId, personal }));

const joining = (data: Joining, { mailId, textRevision, joined }: KnownWin) =>
  joined.includes(data.sourceId)
    ? []
    : [winExtended({ ...data, mailId, textRevision: textRevision + 1 }), ...chosen(data, data.choices)];

const recorded = ({ userId, mailId }: Sealed<WinRecorded>['data']): Win => ({
  status: 'kept',
  userId,
  mailId,
  textRevision: 0,
  analysed: -1,
  removedAt: '',
  mergedInto: null,
  joined: [],
  files: [],
});
