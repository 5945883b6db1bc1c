import type { MailKind } from '#domain/delivery/mail/events.ts';
import type { Facts } from '#domain/facts.ts';
import { EMPTY_ANSWER } from '#domain/inbox/request/answer-facts.ts';
import type { JsonObject } from '#domain/json.ts';

/** "What did you get done today that you are glad about?" */
const CHECK_IN = { of: 'check-in', question: { pool: 'evening', card: 0 }, tone: 'usual', memory: null } as const;

/** The facts of a mail of that kind: those that are given, and the least of what else it needs. */
export const mailFacts = (kind: MailKind, given: JsonObject = {}): Facts => {
  switch (kind) {
    case 'check-in':
      return { ...CHECK_IN, ...given };
    case 'feedback':
    case 'document':
      return { ...EMPTY_ANSWER, ...given };
    case 'not-understood':
      return { of: kind, isLast: false, onlyFiles: false, ...given };
    case 'login-link':
      return { of: kind, withCode: true, ...given };
    case 'no-account':
    case 'sign-up-again':
    case 'welcome':
    case 'address-taken':
      return { of: 'nothing' };
    default:
      return { of: kind, ...given };
  }
};
