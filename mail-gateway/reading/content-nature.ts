import type { Nature } from '#domain/inbox/mail/events.ts';
import { plainText } from '#language/text/plain-text.ts';
import {
  AUTOMATIC_SUBJECT,
  CALENDAR_SUBJECT,
  isAutomaticNotice,
  isDeskNotice,
  RECEIPT_SUBJECT,
} from './automatic-notices.ts';
import { isDeliveryReport, isSetAsReport } from './delivery-reports.ts';
import { isMachineNotice, isMachineSubject, tellsOfDeed } from './machine-notices.ts';

/** What a mail shows beside its headers: all of its text, its author's own words in it, and content types in lower case. */
type Content = Readonly<{ subject: string; text: string; words: string; attached: readonly string[] }>;

const HEAD = 4_000;
const LONGEST_NOTICE = 2_000;
const REPORT_TYPE = /^message\/(?:delivery-status|feedback-report|global-delivery-status)$/;
/** What only a report has, whatever else its words say. */
const REPORT_FIELD = /(?:^| )final-recipient ?: ?rfc822 ?;/;
const RECEIPT_TYPE = /^message\/(?:disposition-notification|global-disposition-notification)$/;

/** Many machines write without saying so in the headers: who wrote a mail, as its subject and its first words show. */
export const natureOfContent = ({ subject, text, words, attached }: Content): Exclude<Nature, 'unsubscribe'> => {
  const title = plainText(subject);
  const isSilent = !/[\p{L}\p{N}]/u.test(words);
  // A report that a person quotes is below what they say of it.
  const told = isSilent ? text : words;
  const isTold = tellsOfDeed(headOf(words));
  const isReport =
    isDeliveryReport(title, headOf(told)) &&
    isSetAsReport(told.slice(0, HEAD), title, headOf(told)) &&
    (!isTold || REPORT_FIELD.test(headOf(words)));
  if (attached.some((type) => REPORT_TYPE.test(type)) || isReport) return 'bounce';
  const isTitled = AUTOMATIC_SUBJECT.test(title) || isMachineSubject(title) || isDeskNotice(title, headOf(words));
  if (
    (isTitled && (!isTold || isAway(title)) && !isAnswered(title, words)) ||
    attached.some((type) => RECEIPT_TYPE.test(type))
  )
    return 'automatic';
  if (CALENDAR_SUBJECT.test(title) && (isSilent || attached.includes('text/calendar'))) return 'automatic';
  if (RECEIPT_SUBJECT.test(title) && isSilent) return 'automatic';
  return words.length < LONGEST_NOTICE && !isTold && isNotice(headOf(words)) ? 'automatic' : 'personal';
};

/** "Automatic reply: …": a program puts that in front of the subject it answers, and no person does. */
const isAway = (title: string): boolean => AUTOMATIC_SUBJECT.test(title) && /^[^:]{1,40}:/.test(title);

const isNotice = (head: string): boolean => isAutomaticNotice(head) || isMachineNotice(head);

/** A person answers what a machine wrote before: its title stays, with a "Re:" in front. */
const isAnswered = (title: string, words: string): boolean =>
  /^(?:re|aw|sv|antw|rif|odp|vs) ?:/.test(title) && /[\p{L}\p{N}]/u.test(words) && !isNotice(headOf(words));

const headOf = (text: string): string => plainText(text.slice(0, HEAD));
