import { type Decider, refuse } from '../decider.ts';
import {
  type IncomingMailEvent,
  type MailJudged,
  type MailLeftUnanswered,
  type MailReceived,
  type MailSetAside,
  type MailUnderstood,
  type MailUnreadable,
  mailJudged,
  mailLeftUnanswered,
  mailReceived,
  mailSetAside,
  mailUnderstood,
  mailUnreadable,
} from './events.ts';

export type IncomingMailCommand =
  | Readonly<{ type: 'ReceiveMail'; data: MailReceived['data'] }>
  | Readonly<{ type: 'JudgeMail'; data: MailJudged['data'] }>
  | Readonly<{ type: 'SetMailAside'; data: MailSetAside['data'] }>
  | Readonly<{ type: 'UnderstandMail'; data: MailUnderstood['data'] }>
  | Readonly<{ type: 'GiveUpReading'; data: MailUnreadable['data'] }>
  | Readonly<{ type: 'LeaveUnanswered'; data: MailLeftUnanswered['data'] }>;

/** `readable` is ours to read; `waiting` until the DNS answers; `closed` once it has met its end. */
export type IncomingMail = Readonly<{
  status: 'unknown' | 'waiting' | 'held' | 'readable' | 'closed';
  answered: boolean;
}>;

/** Where a mail stands when it comes in. Reports, machines' mail and mail to a role need no proof and are never held. */
const standing = ({ recipient, nature, verdict }: MailReceived['data']): IncomingMail['status'] => {
  if (nature !== 'personal' || recipient.kind === 'role' || recipient.kind === 'return') return 'closed';
  return verdict === 'proven' ? 'readable' : verdict === 'unknown' ? 'waiting' : 'held';
};

export const incomingMail: Decider<IncomingMail, IncomingMailCommand, IncomingMailEvent, 'no-such-mail'> = {
  initial: { status: 'unknown', answered: false },
  decide({ type, data }, { status, answered }) {
    if (type === 'ReceiveMail') return status === 'unknown' ? [mailReceived(data)] : []; // the same mail again
    if (status === 'unknown') return refuse('no-such-mail');
    switch (type) {
      case 'JudgeMail':
        return status === 'waiting' ? [mailJudged(data)] : [];
      case 'SetMailAside':
        return status === 'readable' ? [mailSetAside(data)] : [];
      case 'UnderstandMail':
        return status === 'readable' ? [mailUnderstood(data)] : [];
      case 'GiveUpReading':
        return status === 'readable' ? [mailUnreadable(data)] : [];
      case 'LeaveUnanswered':
        return answered ? [] : [mailLeftUnanswered(data)];
    }
  },
  evolve(state, { type, data }) {
    switch (type) {
      case 'MailReceived':
        return { ...state, status: standing(data) };
      case 'MailJudged':
        return { ...state, status: data.verdict === 'proven' ? 'readable' : 'held' };
      case 'MailSetAside':
      case 'MailUnderstood':
      case 'MailUnreadable':
        return { ...state, status: 'closed' };
      case 'MailLeftUnanswered':
        return { ...state, answered: true };
    }
  },
};
