import { type Decider, refuse } from '#domain/decider.ts';
import type { Sealed } from '#domain/event.ts';
import {
  type IncomingMailEvent,
  type MailIgnored,
  type MailLeftUnanswered,
  type MailReceived,
  type MailSenderChecked,
  type MailUnderstood,
  type MessageReceived,
  mailIgnored,
  mailLeftUnanswered,
  mailReceived,
  mailSenderChecked,
  mailUnderstood,
  messageReceived,
} from './events.ts';
import { type WordsLeftOut, wordsLeftOut } from './left-out-events.ts';
import {
  type HeldMailExpired,
  type HeldMailExpiryAnnounced,
  heldMailExpired,
  heldMailExpiryAnnounced,
  type MailConfirmationSkipped,
  type MailDismissed,
  type MailFoundUnreadable,
  type MailSenderConfirmed,
  type MailSenderDenied,
  mailConfirmationSkipped,
  mailDismissed,
  mailFoundUnreadable,
  mailSenderConfirmed,
  mailSenderDenied,
} from './needs-you-events.ts';
import { type DeliveryReportRead, deliveryReportRead } from './report-events.ts';
import { type RoleMailAnswered, roleMailAnswered } from './role-mail-events.ts';

export type IncomingMailCommand =
  | Readonly<{ type: 'ReceiveMail'; data: MailReceived['data'] }>
  | Readonly<{ type: 'ReceiveMessage'; data: MessageReceived['data'] }>
  | Readonly<{ type: 'ReleaseMail'; data: MailSenderConfirmed['data'] }>
  | Readonly<{ type: 'DisownMail'; data: MailSenderDenied['data'] }>
  | Readonly<{ type: 'NoteReport'; data: DeliveryReportRead['data'] }>
  | Readonly<{ type: 'JudgeMail'; data: MailSenderChecked['data'] }>
  | Readonly<{ type: 'SetMailAside'; data: MailIgnored['data'] }>
  | Readonly<{ type: 'UnderstandMail'; data: MailUnderstood['data'] & Readonly<{ left?: LeftOut | null }> }>
  | Readonly<{ type: 'GiveUpReading'; data: MailFoundUnreadable['data'] }>
  | Readonly<{ type: 'LeaveUnanswered'; data: MailLeftUnanswered['data'] }>
  | Readonly<{ type: 'LeaveUnasked'; data: MailConfirmationSkipped['data'] }>
  | Readonly<{ type: 'DismissMail'; data: MailDismissed['data'] }>
  | Readonly<{ type: 'AnnounceHeldMailEnd'; data: HeldMailExpiryAnnounced['data'] }>
  | Readonly<{ type: 'EndHeldMail'; data: HeldMailExpired['data'] }>
  | Readonly<{ type: 'AnswerRoleMail'; data: RoleMailAnswered['data'] }>;

type LeftOut = Pick<WordsLeftOut['data'], 'reason' | 'characterCount' | 'fileCount' | 'isComplete' | 'personal'>;

/**
 * `readable` is ours to read; `waiting` until the DNS answers; `held` until its user says whose it is; `reported` is a
 * report to be read; `stopping` unsubscribes; `role` is the operators'; `closed` once it has met its end, `unreadable` and `left-out`
 * where its user has yet to see that it was not read, or not all of it.
 */
type IncomingMail = Readonly<{
  status:
    | 'unknown'
    | 'waiting'
    | 'held'
    | 'readable'
    | 'reported'
    | 'stopping'
    | 'role'
    | 'unreadable'
    | 'left-out'
    | 'closed';
  answered: boolean;
}>;

/** Where a mail stands when it comes in. Reports, machines' mail and mail to a role need no proof and are never held. */
const statusOnArrival = ({
  recipient,
  nature,
  senderVerdict,
}: Sealed<MailReceived>['data']): IncomingMail['status'] => {
  if (recipient.kind === 'role') return 'role';
  if (nature === 'bounce' || recipient.kind === 'return') return 'reported';
  if (nature === 'unsubscribe') return 'stopping';
  if (nature !== 'personal') return 'closed';
  return senderVerdict === 'proven' ? 'readable' : senderVerdict === 'unknown' ? 'waiting' : 'held';
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
        return status === 'held' ? [mailSenderConfirmed(data)] : refuse('not-held');
      case 'DisownMail':
        return status === 'held' ? [mailSenderDenied(data)] : refuse('not-held');
      case 'NoteReport':
        return status === 'reported' ? [deliveryReportRead(data)] : [];
      case 'JudgeMail':
        return status === 'waiting' ? [mailSenderChecked(data)] : [];
      case 'SetMailAside':
        // What no person wrote is never held.
        return status === 'readable' || status === 'held' || status === 'stopping' ? [mailIgnored(data)] : [];
      case 'UnderstandMail':
        if (status !== 'readable') return [];
        return [...(data.left ? [wordsLeftOut({ ...data, ...data.left })] : []), mailUnderstood(data)];
      case 'GiveUpReading':
        return status === 'readable' ? [mailFoundUnreadable(data)] : [];
      case 'LeaveUnanswered':
        return answered ? [] : [mailLeftUnanswered(data)];
      case 'LeaveUnasked':
        return status === 'held' ? [mailConfirmationSkipped(data)] : [];
      case 'AnnounceHeldMailEnd':
        return status === 'held' ? [heldMailExpiryAnnounced(data)] : [];
      case 'EndHeldMail':
        return status === 'held' ? [heldMailExpired(data)] : []; // its user was faster
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
      case 'MailSenderConfirmed':
        return { ...state, status: 'readable' };
      case 'MailSenderChecked':
        return { ...state, status: data.senderVerdict === 'proven' ? 'readable' : 'held' };
      case 'MailSenderDenied':
      case 'DeliveryReportRead':
      case 'MailIgnored':
      case 'MailDismissed':
      case 'HeldMailExpired':
        return { ...state, status: 'closed' };
      case 'MailUnderstood':
        return state.status === 'left-out' ? state : { ...state, status: 'closed' };
      case 'MailFoundUnreadable':
        return { ...state, status: 'unreadable' };
      case 'WordsLeftOut':
        return { ...state, status: 'left-out' };
      case 'MailConfirmationSkipped':
      case 'HeldMailExpiryAnnounced':
      case 'RoleMailAnswered':
        return state;
      case 'MailLeftUnanswered':
        return { ...state, answered: true };
    }
  },
};
