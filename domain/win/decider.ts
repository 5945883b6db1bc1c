import { type Decider, refuse } from '../decider.ts';
import {
  type Analysis,
  type WinEvent,
  type WinRecorded,
  winAnalysed,
  winRecorded,
  winRemoved,
  winReworded,
} from './events.ts';

type Id = Readonly<{ winId: string; userId: number; at: string }>;

export type WinCommand =
  | Readonly<{ type: 'RecordWin'; data: WinRecorded['data'] }>
  | Readonly<{ type: 'AnalyseWin'; data: Id & Readonly<{ wording: number; personal: Analysis }> }>
  | Readonly<{ type: 'RewordWin'; data: Id & Readonly<{ personal: Readonly<{ text: string }> }> }>
  | Readonly<{ type: 'RemoveWin'; data: Id }>;

/** Only what a decision needs: whose win it is, whether it is kept and which wordings are analysed; never its text. */
export type Win =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{
      status: 'kept' | 'removed';
      userId: number;
      mailId: string | null;
      wording: number;
      analysed: number;
    }>;

/** Stream `win-<winId>`. */
export const win: Decider<Win, WinCommand, WinEvent, 'no-such-win'> = {
  initial: { status: 'unknown' },
  decide({ type, data }, state) {
    if (type === 'RecordWin') return state.status === 'unknown' ? [winRecorded(data)] : []; // the same mail again
    if (state.status !== 'kept' || state.userId !== data.userId) return refuse('no-such-win');
    const { mailId, wording, analysed } = state;
    switch (type) {
      case 'AnalyseWin':
        return data.wording > analysed && data.wording <= wording ? [winAnalysed({ ...data, mailId })] : [];
      case 'RewordWin':
        return [winReworded({ ...data, mailId, wording: wording + 1 })];
      case 'RemoveWin':
        return [winRemoved({ ...data, mailId, wording })];
    }
  },
  evolve(state, { type, data }) {
    if (type === 'WinRecorded')
      return { status: 'kept', userId: data.userId, mailId: data.mailId, wording: 0, analysed: -1 };
    if (state.status === 'unknown') return state;
    switch (type) {
      case 'WinAnalysed':
        return { ...state, analysed: data.wording };
      case 'WinReworded':
        return { ...state, wording: data.wording };
      case 'WinRemoved':
        return { ...state, status: 'removed' };
    }
  },
};
