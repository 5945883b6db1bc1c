import test from 'ava';
import fc from 'fast-check';
import { addresseeIn, personIn } from '#application/accounts/find-person.ts';
import { profileOf } from '#application/accounts/find-profile.ts';
import { ownDocumentHistory } from '#application/documents/document-history.ts';
import type { EventLog, LoggedEvent } from '#application/engine/ports/event-log.ts';
import { winAsWritten } from '#application/wins/win-as-written.ts';
import { winHistory } from '#application/wins/win-history.ts';
import type { AccountCommand } from '#domain/accounts/commands.ts';
import { account } from '#domain/accounts/decider.ts';
import { type ProfileCommand, profileFrom } from '#domain/accounts/profile/decider.ts';
import { type DocumentCommand, document } from '#domain/documents/decider.ts';
import type { DocumentView } from '#domain/documents/document-view.ts';
import type { AnyEvent } from '#domain/event.ts';
import type { JsonObject } from '#domain/json.ts';
import { searchText } from '#domain/search-text.ts';
import { linesOfSkills } from '#domain/skills/skill-lines.ts';
import { type WinCommand, win } from '#domain/wins/decider.ts';
import type { WinEvent } from '#domain/wins/events.ts';
import { filedIn, monthOf } from '#domain/wins/filing.ts';
import { dayOfWin, knownDate } from '#domain/wins/win-day.ts';
import { type WinView, winAfter } from '#domain/wins/win-view.ts';
import { accounts } from '#projections/accounts.ts';
import { documents } from '#projections/documents.ts';
import { handlerOf, type Projector } from '#projections/engine/projector.ts';
import { wins } from '#projections/wins.ts';
import { aPlace, SOME_METADATA } from '#test/support/stored-events.ts';
import { carriedOut } from '../domain/carried-out.ts';
import { writing } from '../support/a-document.ts';

const USER = 7;
const AT = '2026-11-20T09:00:00.000Z';

/** The one document that a projector makes of these events; null for none. */
const projected = ({ on, ...projector }: Projector, events: readonly AnyEvent[]): JsonObject | null => {
  let document: JsonObject | null = null;
  for (const { type, data } of events)
    for (const { fold } of handlerOf({ on, ...projector }, type)?.(data as never, aPlace()) ?? [])
      document = fold(document);
  return document;
};

const logOf = <Any extends AnyEvent>(events: readonly Any[]) => {
  const logged = events.map(
    (event, revision): LoggedEvent<Any> => ({
      ...event,
      ...{ id: String(revision), stream: 's', revision, personal: 'open', metadata: SOME_METADATA },
    }),
  );
  return { logged, log: { read: async () => logged } as unknown as EventLog };
};

const id = { winId: 'w', userId: USER, at: AT };
const text = fc.constantFrom('One', 'Two', 'Drei', '');
const choices = fc.record(
  { category: fc.constantFrom('', 'People'), private: fc.boolean(), publicText: text },
  { requiredKeys: [] },
);
const file = (fileId: string) =>
  ({ fileId, type: 'image/png', size: 9, blob: `b-${fileId}`, name: `${fileId}.png` }) as const;
const files = fc.subarray(['f', 'g', 'h']).map((names) => names.map(file));

/** Every command of a win but its restoring, which is made of what it was. */
const winCommand: fc.Arbitrary<WinCommand | 'restore'> = fc.oneof(
  fc.constant('restore' as const),
  fc.record({ text, choices }).map(
    (said): WinCommand => ({
      type: 'RecordWin',
      data: {
        ...{ ...id, date: '2026-11-19', source: 'email', mailId: 'm', conversationId: 'c', choices: said.choices },
        personal: { text: said.text },
      },
    }),
  ),
  fc
    .record({ text, date: fc.constantFrom('2026-11-18', '2026-11-17'), choices }, { requiredKeys: [] })
    .map((change): WinCommand => ({ type: 'ChangeWin', data: { ...id, ...change } })),
  fc.integer({ min: 0, max: 6 }).map(
    (textRevision): WinCommand => ({
      type: 'AnalyseWin',
      data: {
        ...id,
        textRevision,
        writtenBy: 'builtin',
        fallbackReason: null,
        personal: { category: 'Care', categoryIsGuess: false, analysis: `Of ${textRevision}.`, skills: ['Triage'] },
      },
    }),
  ),
  fc.constantFrom<WinCommand>(
    { type: 'RemoveWin', data: id },
    { type: 'MergeWin', data: { ...id, intoWinId: 'other', personal: { text: 'One' } } },
  ),
  fc
    .tuple(fc.constantFrom('JoinWin' as const, 'TakeAnswer' as const), fc.constantFrom('a', 'b'), text)
    .map(([type, from, said]): WinCommand => ({ type, data: { ...id, sourceId: from, personal: { text: said } } })),
  fc
    .tuple(fc.constantFrom('KeepEvidence' as const, 'JoinEvidence' as const), files)
    .map(([type, some]): WinCommand => ({ type, data: { ...id, mailId: null, files: some } })),
  fc.constantFrom('l', 'm').map((linkId): WinCommand => {
    const links = [{ linkId, url: `https://example.com/${linkId}`, name: '' }];
    return { type: 'JoinEvidence', data: { ...id, mailId: null, files: [], links } };
  }),
  fc
    .constantFrom('f', 'g', 'l')
    .map((fileId): WinCommand => ({ type: 'RemoveEvidence', data: { ...id, evidenceId: fileId } })),
);

/** What these commands come to; a win is restored as `restoreWin` does it. */
const winStory = (commands: readonly (WinCommand | 'restore')[]): readonly WinEvent[] => {
  const done: WinCommand[] = [];
  for (const command of commands) {
    const was = carriedOut(win, done).events.reduce(winAfter, null);
    if (command !== 'restore') done.push(command);
    else if (was) {
      const { recordedAt, source, mailId, conversationId, chosenCategory: category, publicText } = was;
      const personal = { text: was.text, fileNames: was.evidence.map(({ name }) => name) };
      const chosen = { category, private: was.private, publicText };
      const data = {
        ...id,
        ...dayOfWin(was),
        recordedAt,
        source,
        mailId,
        conversationId,
        files: was.evidence,
        personal,
      };
      done.push({ type: 'RestoreWin', data: { ...data, links: was.links ?? [], choices: chosen } });
    }
  }
  return carriedOut(win, done).events;
};

/** With what the page adds to find and to count it by. */
const counted = (win: WinView): JsonObject => ({
  ...win,
  searchText: searchText(win.text),
  knownDate: knownDate(win),
  month: monthOf(win.date),
  filed: filedIn(win),
  skillLines: linesOfSkills(win.skills),
});

test('page, answer to a call and history show one win, whatever has happened to it', async (t) => {
  const shown = async (commands: readonly (WinCommand | 'restore')[]) => {
    const events = winStory(commands);
    const { log } = logOf(events);
    const [written, history] = [await winAsWritten({ log }, USER, 'w'), await winHistory({ log }, USER, 'w')];
    t.deepEqual(projected(wins, events), written && counted(written));
    t.is(written === null, history?.state.status !== 'kept');
    if (!written || !history) return;
    const { winId: _, state, revision, wordings, files: kept, ...seen } = history;
    t.deepEqual({ ...seen, evidence: kept.map(({ mailId: __, ...one }) => one) }, written);
    t.is(wordings.at(-1)?.text, written.text);
    t.is(state.textRevision, written.textRevision);
    t.is(revision, events.length - 1);
  };
  await fc.assert(fc.asyncProperty(fc.array(winCommand, { maxLength: 25 }), shown), { numRuns: 500 });
});

const ofDocument = { documentId: 'd', userId: USER, at: AT };
const schedule = { date: '2026-11-28', dueAt: '2026-11-28T14:00:00.000Z' };
const version = fc.integer({ min: 0, max: 4 });

const documentCommand: fc.Arbitrary<DocumentCommand> = fc.oneof(
  fc.tuple(text, version, fc.boolean(), fc.boolean()).map(([said, expected, mailed, isScheduled]) =>
    writing(said, {
      ...ofDocument,
      expected,
      mailId: mailed ? 'm' : null,
      schedule: isScheduled ? schedule : null,
    }),
  ),
  fc.tuple(text, version).map(
    ([markdown, expected]): DocumentCommand => ({
      type: 'EditDocument',
      data: { ...ofDocument, expected, personal: { markdown } },
    }),
  ),
  fc.tuple(text, version, version).map(
    ([markdown, expected, from]): DocumentCommand => ({
      type: 'RestoreVersion',
      data: { ...ofDocument, expected, restoredVersion: from, personal: { markdown } },
    }),
  ),
  fc.constantFrom<DocumentCommand>(
    { type: 'ScheduleDocument', data: { ...ofDocument, ...schedule } },
    { type: 'UnscheduleDocument', data: { ...ofDocument, reason: 'asked' } },
    { type: 'NoteDocumentSent', data: { ...ofDocument, version: 1, mailId: 'm', occasion: 'asked' } },
    { type: 'NoteDocumentSent', data: { ...ofDocument, version: 1, mailId: 'n', occasion: 'scheduled' } },
    { type: 'DeleteDocument', data: ofDocument },
  ),
);

test('list and call show one document, whatever has happened to it', async (t) => {
  const shown = async (commands: readonly DocumentCommand[]) => {
    const { events, state } = carriedOut(document, commands);
    const { log } = logOf(events);
    const [listed, history] = [projected(documents, events), await ownDocumentHistory({ log }, USER, 'd')];
    t.is(history === null, state.status !== 'kept');
    t.is(await ownDocumentHistory({ log }, USER + 1, 'd'), null);
    const { searchText, ...view } = listed ?? {};
    t.deepEqual(history && { ...history.view }, listed && (view as unknown as DocumentView));
    if (!history || state.status !== 'kept') return;
    t.is(typeof searchText, 'string');
    t.is(history.versions.at(-1)?.markdown, history.view.markdown);
    t.deepEqual([state.version, state.dueAt], [history.view.version, history.view.dueAt]);
  };
  await fc.assert(fc.asyncProperty(fc.array(documentCommand, { maxLength: 20 }), shown), { numRuns: 500 });
});

const own = { userId: USER, at: AT };
const person = { firstName: 'Sub', lastName: 'Scriber', email: 'sub@example.com' };
const accountCommand: fc.Arbitrary<AccountCommand> = fc.oneof(
  fc.tuple(fc.boolean(), fc.boolean()).map(
    ([complimentary, proven]): AccountCommand => ({
      type: 'OpenAccount',
      data: { ...own, timezone: 'UTC', complimentary, addressName: 'a0', proven, personal: person },
    }),
  ),
  fc.constantFrom('a0', 'a1').map(
    (addressName): AccountCommand => ({
      type: 'ProveAddress',
      data: { ...own, addressName, failedAfter: null },
    }),
  ),
  fc.constantFrom('a1', 'a2').chain((addressName) =>
    fc.constantFrom<AccountCommand>(
      {
        type: 'AskAddressChange',
        data: { ...own, addressName, changeId: addressName, personal: { email: addressName } },
      },
      {
        type: 'ChangeAddress',
        data: { ...own, addressName, changeId: addressName, personal: { email: addressName } },
      },
    ),
  ),
  fc.constantFrom<AccountCommand>(
    { type: 'GivePhone', data: { ...own, phoneName: 'p1', personal: { phoneNumber: '+15555550100' } } },
    { type: 'VerifyPhone', data: { ...own, phoneName: 'p1' } },
    { type: 'RemovePhone', data: own },
    { type: 'CloseAccount', data: own },
    { type: 'EraseAccount', data: own },
  ),
);

const profileCommand = fc.constantFrom<ProfileCommand>(
  { type: 'ChangeName', data: { ...own, personal: { firstName: 'New', lastName: 'Name' } } },
  { type: 'FinishSetup', data: own },
);

/** The events of both streams, each in its order; those of the profile only while the account is open. */
const accountStory = (commands: readonly (AccountCommand | ProfileCommand)[]) => {
  const [ofAccount, ofProfile]: [AccountCommand[], ProfileCommand[]] = [[], []];
  const all: AnyEvent[] = [];
  const settings = () => {
    const { state } = carriedOut(account, ofAccount);
    return profileFrom(state.status === 'open' ? state.initial : { language: null, setupDone: false });
  };
  const eventsOf = () => [carriedOut(account, ofAccount).events, carriedOut(settings(), ofProfile).events] as const;
  for (const command of commands) {
    const [accountBefore, profileBefore] = eventsOf();
    if (command.type === 'ChangeName' || command.type === 'FinishSetup') {
      if (carriedOut(account, ofAccount).state.status !== 'open') continue;
      ofProfile.push(command);
      all.push(...eventsOf()[1].slice(profileBefore.length));
    } else {
      ofAccount.push(command as AccountCommand);
      all.push(...eventsOf()[0].slice(accountBefore.length));
    }
  }
  const [events, profile] = eventsOf();
  return { all, events, profile, state: carriedOut(account, ofAccount).state };
};

test('commands, operators, profile and mails know one account, whatever has happened to it', async (t) => {
  const shown = async (commands: readonly (AccountCommand | ProfileCommand)[]) => {
    const { all, events, profile: said, state } = accountStory(commands);
    const both = { account: logOf(events).logged, profile: logOf(said).logged };
    const read = async (stream: string) => both[stream.split('-')[0] as keyof typeof both] ?? [];
    const log = { read, readSealed: read } as unknown as EventLog;
    const [document, who, profile] = [projected(accounts, all), personIn(both), await profileOf({ log }, USER)];
    t.is(document === null, state.status === 'unknown' || state.status === 'erased');
    t.is(document?.closed ?? false, state.status === 'closed');
    if (document) t.is(addresseeIn(both)?.name, document.proven ? who?.firstName : '');
    t.is(profile === null, state.status !== 'open');
    if (state.status !== 'open' || !profile) return;
    const { openedAt, complimentary, proven, setupDone } = profile.account;
    t.deepEqual(document, { userId: USER, openedAt, complimentary, proven, setupDone, closed: false });
    t.like(profile, { account: state, person: who } as typeof profile);
    t.is(profile.revisions.account, events.length - 1);
    t.is(who?.phoneNumber === null, state.phone === null);
    t.is(who?.wantedEmail === null, state.change === null);
  };
  const command = fc.oneof(accountCommand, profileCommand);
  await fc.assert(fc.asyncProperty(fc.array(command, { maxLength: 20 }), shown), { numRuns: 500 });
});

test('what comes after an account was closed changes it for nobody', async (t) => {
  const { events } = carriedOut(account, [
    {
      type: 'OpenAccount',
      data: { ...own, timezone: 'UTC', complimentary: false, addressName: 'a', proven: false, personal: person },
    },
    { type: 'CloseAccount', data: own },
  ]);
  const late: readonly AnyEvent[] = [
    ...events,
    { type: 'SetupCompleted', data: own },
    { type: 'AddressVerified', data: { ...own, addressName: 'a' } as AnyEvent['data'] },
  ];
  t.like(projected(accounts, late), { closed: true, setupDone: false, proven: false });
  t.is(addresseeIn({ account: logOf(events).logged, profile: [] })?.name, '');
});
