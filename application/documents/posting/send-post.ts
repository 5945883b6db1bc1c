import { type Profile, profileOf } from '#application/accounts/public.ts';
import { standingIn } from '#application/billing/public.ts';
import { requestMail } from '#application/delivery/public.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { languageIn } from '#domain/accounts/profile/language.ts';
import { type DocumentCommand, document } from '#domain/documents/decider.ts';
import type { DocumentView } from '#domain/documents/document-view.ts';
import type { UnscheduleReason } from '#domain/documents/events.ts';
import { networksOf } from '#domain/documents/networks.ts';
import type { PostFacts, PostMissedFacts } from '#domain/documents/post-facts.ts';
import type { DocumentReader } from '../document-formats.ts';
import { documentHistory } from '../document-history.ts';
import { dueOn } from './publish-date.ts';

type Parts = Pick<Services, 'log' | 'readModels' | 'clock' | 'archive'> &
  Readonly<{ formats: Pick<DocumentReader, 'postsOf'> }>;

export const SEND_POST = 'send-post';

/** What could not go out for so long is not what was wished any more. */
const GOOD_FOR_MS = 24 * 3_600_000;

/** DocumentScheduled → when it is due, the mail that brings the post to its author; or DocumentUnscheduled. */
export const sendPost = (services: Parts): Reaction => ({
  rules: {
    reaction: SEND_POST,
    pool: 'plain',
    opens: {
      DocumentScheduled: ({ documentId, userId, dueAt }) => [
        { key: documentId, userId, stream: streams.document(documentId), lane: documentId, dueAt },
      ],
    },
    closes: {
      DocumentUnscheduled: ({ documentId }) => [documentId],
      DocumentDeleted: ({ documentId }) => [documentId],
      DocumentMailed: ({ documentId, occasion }) => (occasion === 'scheduled' ? [documentId] : []),
    },
  },
  async run({ key: documentId, userId }) {
    const history = await documentHistory(services, documentId);
    const profile = await profileOf(services, userId);
    if (!history || !profile) return record(services, documentId, unscheduled(userId, 'closed'));
    const { view } = history;
    if (view.scheduledFor === '') return null; // it is not folded yet
    const dueAt = dueOn(profile.account.schedule, view.scheduledFor);
    if (timestamp(services.clock) < dueAt)
      return record(services, documentId, scheduled(userId, { date: view.scheduledFor, dueAt }));
    const reason = await reasonAgainst(services, view, profile);
    if (reason === 'inactive' || reason === 'late') await tellMissed(services, documentId, { view, profile, reason });
    if (reason) return record(services, documentId, unscheduled(userId, reason));
    return bring(services, documentId, view, profile);
  },
});

type CommandOf = (documentId: string, at: string) => DocumentCommand;

const unscheduled =
  (userId: number, reason: UnscheduleReason): CommandOf =>
  (documentId, at) => ({ type: 'UnscheduleDocument', data: { documentId, userId, at, reason } });
/** It is not that hour yet where its author is by now. */
const scheduled =
  (userId: number, due: Readonly<{ date: string; dueAt: string }>): CommandOf =>
  (documentId, at) => ({ type: 'ScheduleDocument', data: { documentId, userId, at, ...due } });

const record = async ({ log, clock }: Parts, documentId: string, commandOf: CommandOf): Promise<Position | null> =>
  positionReached(await handle(log, document, streams.document(documentId), commandOf(documentId, timestamp(clock))));

/** A pause of check-ins is no wish to have no post that one has chosen the day of. */
const reasonAgainst = async (
  services: Parts,
  { userId, dueAt }: DocumentView,
  { account }: Profile,
): Promise<'undeliverable' | PostMissedFacts['because'] | null> => {
  if (account.checkIns.undeliverable || !account.proven) return 'undeliverable';
  if ((await standingIn(services, userId, account)).status === 'inactive') return 'inactive';
  return services.clock.now() >= Date.parse(dueAt) + GOOD_FOR_MS ? 'late' : null;
};

const LONGEST_TITLE = 200;
const TOLD_FOR_MS = 5 * 24 * 3_600_000;

/** Whoever counts on a post learns that it did not come, and how to have it after all. To an address that is dead nothing goes. */
const tellMissed = async (
  services: Parts,
  documentId: string,
  missed: Readonly<{ view: DocumentView; profile: Profile; reason: PostMissedFacts['because'] }>,
): Promise<void> => {
  const { view, profile, reason: because } = missed;
  const { userId, title, scheduledFor: date } = view;
  await requestMail(services, {
    mailId: derivedId('post-missed-mail', `${documentId}:${date}`),
    userId,
    kind: 'post',
    expiresAt: new Date(services.clock.now() + TOLD_FOR_MS).toISOString(),
    addressee: addresseeIn(profile),
    facts: {
      of: 'post-missed',
      documentId,
      title: title.slice(0, LONGEST_TITLE),
      date,
      because,
    } satisfies PostMissedFacts,
  });
};

const addresseeIn = ({ account, person }: Profile) => ({
  to: person.email,
  name: person.firstName,
  language: languageIn(account.languages),
});

/** As its text is now, whatever it was when the date was chosen. */
const bring = async (
  services: Parts,
  documentId: string,
  view: DocumentView,
  profile: Profile,
): Promise<Position | null> => {
  const { userId, kind, language, brief, markdown, version, scheduledFor, dueAt } = view;
  const mailId = derivedId('post-mail', `${documentId}:${scheduledFor}`);
  const posts = await services.formats.postsOf({ kind, language, markdown });
  const blob = await services.archive.put(userId, new TextEncoder().encode(JSON.stringify(posts)));
  const networks = networksOf(kind, brief.prompt, markdown);
  await requestMail(services, {
    mailId,
    userId,
    kind: 'post',
    expiresAt: new Date(Date.parse(dueAt) + GOOD_FOR_MS).toISOString(),
    addressee: addresseeIn(profile),
    facts: { of: 'post', documentId, networks, texts: { blob } } satisfies PostFacts,
  });
  const sent: CommandOf = (id, at) => ({
    type: 'NoteDocumentSent',
    data: { documentId: id, userId, at, version, mailId, occasion: 'scheduled' },
  });
  return record(services, documentId, sent);
};
