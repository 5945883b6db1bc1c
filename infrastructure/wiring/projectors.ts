import type { JobRules } from '#application/engine/ports/work.ts';
import { accounts } from '#projections/accounts.ts';
import { audit } from '#projections/audit.ts';
import { career } from '#projections/career.ts';
import { checkInsDue } from '#projections/check-ins-due.ts';
import { dailyCounts } from '#projections/daily-counts.ts';
import { documents } from '#projections/documents.ts';
import type { Projector } from '#projections/engine/projector.ts';
import { eventHours, eventIndex } from '#projections/event-index.ts';
import { insights } from '#projections/insights.ts';
import { mails } from '#projections/mails.ts';
import { messageThreads } from '#projections/message-threads.ts';
import { messages } from '#projections/messages.ts';
import { needsYou } from '#projections/needs-you.ts';
import { outbox } from '#projections/outbox.ts';
import { removedWins } from '#projections/removed-wins.ts';
import { sentMails } from '#projections/sent-mails.ts';
import { skillChoices } from '#projections/skill-choices.ts';
import { subscriptions } from '#projections/subscriptions.ts';
import { winTimes } from '#projections/win-times.ts';
import { wins } from '#projections/wins.ts';
import { work } from '#projections/work.ts';

/**
 * Every read model; the backlog of work is made by the rules of the reactions. `indexesEvents` where the log is on EventStoreDB,
 * which cannot be searched itself.
 */
export const projectorsOf = (rules: readonly JobRules[], indexesEvents: boolean): readonly Projector[] => [
  work(rules),
  wins,
  winTimes,
  insights,
  removedWins,
  skillChoices,
  career,
  documents,
  mails,
  messages,
  messageThreads,
  sentMails,
  accounts,
  subscriptions,
  checkInsDue,
  needsYou,
  outbox,
  audit,
  dailyCounts,
  ...(indexesEvents ? [eventIndex, eventHours] : []),
];

/** The read models whose changes pages show; a page hears of no other. */
export const shownLists: ReadonlySet<string> = new Set([
  wins.name,
  insights.name,
  removedWins.name,
  skillChoices.name,
  career.name,
  documents.name,
  outbox.name,
  accounts.name,
  subscriptions.name,
  checkInsDue.name,
  messages.name,
  needsYou.name,
]);

/** The read models whose changes operators' pages are told of, by names of their own: `admin:mails`. */
export const operatorLists: ReadonlySet<string> = new Set([
  'work',
  wins.name,
  documents.name,
  mails.name,
  sentMails.name,
  accounts.name,
  subscriptions.name,
  audit.name,
]);
