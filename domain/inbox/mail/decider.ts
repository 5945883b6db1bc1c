import { type Decider, refuse } from '#domain/decider.ts';
import type { Sealed } from '#domain/event.ts';
import {
  type IncomingMailEvent,
  type MailJudged,
  type MailLeftUnanswered,
  type MailReceived,
  type MailSetAside,
  type MailUnderstoodV3,
  type MessageReceived,
  mailJudged,
  mailLeftUnanswered,
  mailReceived,
  mailSetAside,
  mailUnderstoodV3,
  messageReceived,
} from './events.ts';
import { type WordsLeftOut, wordsLeftOut } from './left-out-events.ts';
import {
  type HeldMailEndAnnounced,
  type HeldMailEnded,
  heldMailEndAnnounced,
  heldMailEnded,
  type MailDismissed,
  type MailDisowned,
  type MailLeftUnasked,
  type MailReleased,
  type MailUnreadable,
  mailDismissed,
  mailDisowned,
  mailLeftUnasked,
  mailReleased,
  mailUnreadable,
} from './needs-you-events.ts';
import { type MailReportRead, mailReportRead } from './report-events.ts';
import { type RoleMailAnswered, roleMailAnswered } from './role-mail-events.ts';

export type IncomingMailCommand =
  | Readonly<{ type: 'ReceiveMail'; data: MailReceived['data'] }>
  | Readonly<{ type: 'ReceiveMessage'; data: MessageReceived['data'] }>
  | Readonly<{ type: 'ReleaseMail'; data: MailReleased['data'] }>
  | Readonly<{ type: 'DisownMail'; data: MailDisowned['data'] }>
  | Readonly<{ type: 'NoteReport'; data: MailReportRead['data'] }>
  | Readonly<{ type: 'JudgeMail'; data: MailJudged['data'] }>
  | Readonly<{ type: 'SetMailAside'; data: MailSetAside['data'] }>
  | Readonly<{ type: 'UnderstandMail'; data: MailUnderstoodV3['data'] & Readonly<{ left?: LeftOut | null }> }>
  | Readonly<{ type: 'GiveUpReading'; data: MailUnreadable['data'] }>
  | Readonly<{ type: 'LeaveUnanswered'; data: MailLeftUnanswered['data'] }>
  | Readonly<{ type: 'LeaveUnasked'; data: MailLeftUnasked['data'] }>
  | Readonly<{ type: 'DismissMail'; data: MailDismissed['data'] }>
  | Readonly<{ type: 'AnnounceHeldMailEnd'; data: HeldMailEndAnnounced['data'] }>
  | Readonly<{ type: 'EndHeldMail'; data: HeldMailEnded['data'] }>
  | Readonly<{ type: 'AnswerRoleMail'; data: RoleMailAnswered['data'] }>;

type LeftOut = Pick<WordsLeftOut['data'], 'reason' | 'characters' | 'files' | 'isWhole' | 'personal'>;

/**
 * `readable` is ours to read; `waiting` until the DNS answers; `held` until its user says whose it is; `reported` is a
 * report to be read; `role` is the operators'; `closed` once it has met its end, `unreadable` and `left-out`
 * where its user has yet to see that it was not read, or not all of it.
 */
type IncomingMail = Readonly<{
  status: 'unknown' | 'waiting' | 'held' | 'readable' | 'reported' | 'role' | 'unreadable' | 'left-out' | 'closed';
  answered: boolean;
}>;

/** Where a mail stands when it comes in. Reports, machines' mail and mail to a role need no proof and are never held. */
const statusOnArrival = ({ recipient, nature, verdict }: Sealed<MailReceived>['data']): IncomingMail['status'] => {
  if (recipient.kind === 'role') return 'role';
  if (nature === 'bounce' || recipient.kind === 'return') return 'reported';
  if (nature !== 'personal') return 'closed';
  return verdict === 'proven' ? 'readable' : verdict === 'unknown' ? 'waiting' : 'held';
};

export const incomingMail: Decider<
  IncomingMail,
  IncomingMailCommand,
  IncomingMailEvent,
  'no-such-mail' | 'not-held' | 'nothing-left' | 'not-to-a-role'
> = {
  initial: { status: 'unknown', answered: false },
  decide({ type, data }, { status, answered }) {
    if (type === 'ReceiveMail') return status === 'unknown' ? [mailReceived(data)] : []; // the same mail again
    if (type === 'ReceiveMessage') return status === 'unknown' ? [messageReceived(data)] : [];
    if (status === 'unknown') return refuse('no-such-mail');
    switch (type) {
      case 'ReleaseMail':
        return status === 'held' ? [mailReleased(data)] : refuse('not-held');
      case 'DisownMail':
        return status === 'held' ? [mailDisowned(data)] : refuse('not-held');
      case 'NoteReport':
        return status === 'reported' ? [mailReportRead(data)] : [];
      case 'JudgeMail':
        return status === 'waiting' ? [mailJudged(data)] : [];
      case 'SetMailAside':
        return status === 'readable' || status === 'held' ? [mailSetAside(data)] : []; // what no person wrote is never held
      case 'UnderstandMail':
        if (status !== 'readable') return [];
        return [...(data.left ? [wordsLeftOut({ ...data, ...data.left })] : []), mailUnderstoodV3(data)];
      case 'GiveUpReading':
        return status === 'readable' ? [mailUnreadable(data)] : [];
      case 'LeaveUnanswered':
        return answered ? [] : [mailLeftUnanswered(data)];
      case 'LeaveUnasked':
        return status === 'held' ? [mailLeftUnasked(data)] : [];
      case 'AnnounceHeldMailEnd':
        return status === 'held' ? [heldMailEndAnnounced(data)] : [];
      case 'EndHeldMail':
        return status === 'held' ? [heldMailEnded(data)] : []; // its user was faster
      case 'AnswerRoleMail':
        return status === 'role' ? [roleMailAnswered(data)] : refuse('not-to-a-role');
      case 'DismissMail':
        return status === 'unreadable' || status === 'left-out' ? [mailDismissed(data)] : refuse('nothing-left');
    }
  },
  evolve(state, { type, data }) {
    switch (type) {
      case 'MailReceived':
        return { ...state, status: statusOnArrival(data) };
      case 'MessageReceived':
      case 'MailReleased':
        return { ...state, status: 'readable' };
      case 'MailJudged':
        return { ...state, status: data.verdict === 'proven' ? 'readable' : 'held' };
      case 'MailDisowned':
      case 'MailReportRead':
      case 'MailSetAside':
      case 'MailDismissed':
      case 'HeldMailEnded':
        return { ...state, status: 'closed' };
      case 'MailUnderstoodV3':
        return state.status === 'left-out' ? state : { ...state, status: 'closed' };
      case 'MailUnreadable':
        return { ...state, status: 'unreadable' };
      case 'WordsLeftOut':
        return { ...state, status: 'left-out' };
      case 'MailLeftUnasked':
      case 'HeldMailEndAnnounced':
      case 'RoleMailAnswered':
        return state;
      case 'MailLeftUnanswered':
        return { ...state, answered: true };
    }
  },
};
