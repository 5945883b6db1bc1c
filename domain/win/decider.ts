import { type Decider, refuse } from '../decider.ts';
import type { KeptFile } from '../incoming-mail/events.ts';
import {
  type Analysis,
  type EvidenceRemoved,
  evidenceKept,
  evidenceRemoved,
  type WinEvent,
  type WinJoined,
  type WinMerged,
  type WinRecorded,
  type WinRestored,
  winAnalysed,
  winJoined,
  winMerged,
  winRecorded,
  winRemoved,
  winRestored,
  winReworded,
} from './events.ts';

type Id = Readonly<{ winId: string; userId: number; at: string }>;
type Joining = Omit<WinJoined['data'], 'wording' | 'mailId'>;
export type NamedFile = KeptFile & Readonly<{ name: string }>;
type Keeping = Id & Readonly<{ mailId: string; files: readonly NamedFile[] }>;

export type WinCommand =
  | Readonly<{ type: 'RecordWin'; data: WinRecorded['data'] }>
  | Readonly<{ type: 'AnalyseWin'; data: Id & Readonly<{ wording: number; personal: Analysis }> }>
  | Readonly<{ type: 'RewordWin'; data: Id & Readonly<{ personal: Readonly<{ text: string }> }> }>
  | Readonly<{ type: 'RemoveWin'; data: Id }>
  /** Closes the one that is absorbed; then `JoinWin` adds its words to the other, once. */
  | Readonly<{ type: 'MergeWin'; data: Omit<WinMerged['data'], 'wording' | 'mailId'> }>
  | Readonly<{ type: 'JoinWin'; data: Joining }>
  /** The same for the answer to a question of ours: a removed win takes it too, as it may be restored. */
  | Readonly<{ type: 'TakeAnswer'; data: Joining }>
  /** Within 30 days of its removal; what it was is read from its own events. */
  | Readonly<{ type: 'RestoreWin'; data: Omit<WinRestored['data'], 'wording'> }>
  /** The files of one mail. With `KeepEvidence` a removed win takes them too, with `JoinEvidence` only one that is kept. */
  | Readonly<{ type: 'KeepEvidence'; data: Keeping }>
  | Readonly<{ type: 'JoinEvidence'; data: Keeping }>
  | Readonly<{ type: 'RemoveEvidence'; data: EvidenceRemoved['data'] }>;

/** Only what a decision needs: whose win it is, whether it is kept and which wordings are analysed; never its text. */
export type Win =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{
      status: 'kept' | 'removed';
      userId: number;
      mailId: string | null;
      wording: number;
      analysed: number;
      removedAt: string;
      /** The win it was merged into, while that is why it is gone. */
      mergedInto: string | null;
      /** Where added words came from. */
      joined: readonly string[];
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
    if (type === 'RecordWin') return state.status === 'unknown' ? [winRecorded(data)] : []; // the same mail again
    if (state.status === 'unknown' || state.userId !== data.userId) return refuse('no-such-win');
    switch (type) {
      case 'KeepEvidence':
        return keeping(data, state);
      case 'TakeAnswer':
        return joining(data, state);
      case 'AnalyseWin': // of a removed win too: no analysis that was asked for stays open
        return data.wording > state.analysed && data.wording <= state.wording
          ? [winAnalysed({ ...data, mailId: state.mailId })]
          : [];
      case 'RestoreWin':
        if (state.status === 'kept') return [];
        return isRestorable(state.removedAt, data.at)
          ? [winRestored({ ...data, wording: state.wording + 1 })]
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
        return { ...state, analysed: data.wording };
      case 'WinReworded':
        return { ...state, wording: data.wording };
      case 'WinJoined':
        return { ...state, wording: data.wording, joined: [...state.joined, data.from] };
      case 'WinRestored':
        return { ...state, status: 'kept', wording: data.wording, mergedInto: null };
      case 'WinRemoved':
        return { ...state, status: 'removed', removedAt: data.at };
      case 'WinMerged':
        return { ...state, status: 'removed', removedAt: data.at, mergedInto: data.into };
      case 'EvidenceKept':
        return { ...state, files: [...state.files, data.fileId] };
      case 'EvidenceRemoved':
        return state; // its id is not taken again
    }
  },
};

type Change = Exclude<WinCommand, { type: 'RecordWin' | 'AnalyseWin' | 'TakeAnswer' | 'KeepEvidence' | 'RestoreWin' }>;

const changed = ({ type, data }: Change, state: KnownWin) => {
  const { mailId, wording, files } = state;
  switch (type) {
    case 'RewordWin':
      return [winReworded({ ...data, mailId, wording: wording + 1 })];
    case 'RemoveWin':
      return [winRemoved({ ...data, mailId, wording })];
    case 'MergeWin':
      return data.into === data.winId ? refuse('no-such-win') : [winMerged({ ...data, mailId, wording })];
    case 'JoinWin':
      return joining(data, state);
    case 'JoinEvidence':
      return keeping(data, state);
    case 'RemoveEvidence':
      return files.includes(data.fileId) ? [evidenceRemoved(data)] : refuse('no-such-win');
  }
};

const keeping = (data: Keeping, { files }: KnownWin) =>
  data.files
    .filter(({ fileId }) => !files.includes(fileId))
    .map(({ name, ...file }) => evidenceKept({ ...data, ...file, personal: { name } }));

const joining = (data: Joining, { mailId, wording, joined }: KnownWin) =>
  joined.includes(data.from) ? [] : [winJoined({ ...data, mailId, wording: wording + 1 })];

const recorded = ({ userId, mailId }: WinRecorded['data']): Win => ({
  status: 'kept',
  userId,
  mailId,
  wording: 0,
  analysed: -1,
  removedAt: '',
  mergedInto: null,
  joined: [],
  files: [],
});
