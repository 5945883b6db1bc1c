import { lastLoginOf, listPasskeys, listSessions } from '#application/access/public.ts';
import { billingIn, standingOfUser } from '#application/billing/public.ts';
import { careerHistory, publishedFact } from '#application/documents/public.ts';
import { allFound } from '#application/engine/all-pages.ts';
import { stateOf } from '#application/engine/handle.ts';
import { MESSAGE_THREADS, MESSAGES, NEWEST_THREADS_FIRST, wordsOfThread } from '#application/inbox/public.ts';
import { skillChoicesOf } from '#application/skills/public.ts';
import { streams } from '#application/streams.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import type { Person } from '#domain/accounts/person.ts';
import { subscriptions } from '#domain/billing/decider.ts';
import type { JsonObject } from '#domain/json.ts';
import { firstDayOf, pauseAhead } from '#domain/schedule/schedule.ts';
import { localDate } from '#domain/time/local-time.ts';
import { exportedDocuments } from './documents.ts';
import { exportedInsights } from './insights.ts';
import { receivedMails, sentMails } from './mails.ts';
import { EXPORT_PAGE, type ExportOf, type ExportParts } from './parts.ts';
import { exportedRemovedWins } from './removed-wins.ts';
import { exportedWins, withEarlierWordings } from './wins.ts';

/** A new shape is a new version: `web/contract/export.ts` describes each. */
const VERSION = 8;

/** `export.json`, in pieces: what may be long is read while it is written. */
export async function* accountJson(
  parts: ExportParts,
  of: ExportOf,
  account: OpenAccount,
  person: Person,
): AsyncGenerator<string> {
  yield `{\n"version": ${VERSION},\n"exportedAt": ${JSON.stringify(of.at)}`;
  yield* member('profile', await profile(parts, of, account, person));
  yield* member('checkIns', checkIns(of, account));
  yield* member('billing', await billing(parts, of, account));
  yield* member('sessions', await sessions(parts, of));
  yield* member('passkeys', await passkeys(parts, of));
  yield* list('wins', withEarlierWordings(parts, of, exportedWins(parts, of)));
  yield* list('removedWins', exportedRemovedWins(parts, of));
  yield* list('insights', exportedInsights(parts, of));
  yield* member('career', await career(parts, of));
  yield* member('skillChoices', await skillChoices(parts, of));
  yield* list('receivedMails', receivedMails(parts, of));
  yield* list('sentMails', sentMails(parts, of));
  yield* list('messages', exportedMessages(parts, of));
  yield* list('messageThreads', exportedThreads(parts, of));
  yield* list('documents', exportedDocuments(parts, of));
  yield '\n}\n';
}

function* member(name: string, value: JsonObject | readonly JsonObject[]): Generator<string> {
  yield `,\n${JSON.stringify(name)}: ${JSON.stringify(value)}`;
}

async function* list(name: string, items: AsyncIterable<JsonObject>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let separator = '\n';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`;
    separator = ',\n';
  }
  yield ']';
}

const profile = async (parts: ExportParts, { userId }: ExportOf, account: OpenAccount, person: Person) => {
  const { openedAt, proven, phone, schedule, setupDone } = account;
  const { standing, payment } = await billingIn(parts, userId, account);
  return {
    userId,
    openedAt,
    firstName: person.firstName,
    lastName: person.lastName,
    role: person.role,
    company: person.company,
    email: person.email,
    emailProven: proven,
    wantedEmail: person.wantedEmail,
    phoneNumber: person.phoneNumber,
    phoneVerified: phone?.verified ?? false,
    messageFrequency: schedule.frequency,
    messageTimePreference: schedule.timeOfDay,
    messageTime: schedule.clockTime,
    messageWeekday: firstDayOf(schedule),
    messageDays: [...schedule.weekdays],
    messageEvery: schedule.weekInterval,
    timezone: schedule.timezone,
    language: account.languages.chosen,
    setupDone,
    subscriptionType: standing.plan,
    paymentStatus: payment,
    registrationDate: openedAt,
    lastLogin: await lastLoginOf(parts, userId),
  };
};

/** What was chosen about check-ins beside their schedule. A pause that is over is none; one that is to come has its first date. */
const checkIns = ({ at }: ExportOf, { schedule, checkIns: { pause, thinning, byText, insights } }: OpenAccount) => {
  const holds = pauseAhead(pause, localDate(at, schedule.timezone));
  return {
    pause: holds && {
      ...(holds.from === null ? {} : { from: holds.from }),
      until: holds.until,
      reason: holds.reason,
    },
    thinning,
    byText,
    insights: { weekly: insights.weekly, monthly: insights.monthly },
  };
};

/** Invoices and cards are the payment provider's, and stay there. */
const billing = async (parts: ExportParts, { userId }: ExportOf, { complimentary }: OpenAccount) => {
  const { status, plan, periodStart, periodEnd, accessUntil } = await standingOfUser(parts, userId);
  const held = await stateOf(parts.log, subscriptions, streams.subscriptions(userId));
  return {
    status,
    complimentary,
    plan,
    currentPeriodStart: periodStart,
    currentPeriodEnd: periodEnd,
    accessUntil,
    subscriptions: [...held.values()].map((one) => ({
      plan: one.plan,
      state: one.state,
      cancelAtEnd: one.cancelAtEnd,
      periodStart: one.periodStart,
      periodEnd: one.periodEnd,
    })),
  };
};

const sessions = async (parts: ExportParts, { userId }: ExportOf) =>
  (await listSessions(parts, userId)).map(({ device, openedAt, usedAt }) => ({
    device,
    openedAt: new Date(openedAt).toISOString(),
    usedAt: new Date(usedAt).toISOString(),
  }));

const passkeys = async (parts: ExportParts, { userId }: ExportOf) =>
  (await listPasskeys(parts, userId)).map(({ label, addedAt }) => ({ label, addedAt }));

/** What its user said of the names of their skills, in the order they said it. */
const skillChoices = async (parts: ExportParts, { userId }: ExportOf) =>
  (await skillChoicesOf(parts, userId)).map((choice) => {
    const { id, at, is } = choice;
    return choice.is === 'named'
      ? { id, at, is, skills: [...choice.skills], name: choice.name }
      : { id, at, is, skill: choice.skill };
  });

/** What its user said of their career, and what documents no longer ask for. */
const career = async (parts: ExportParts, { userId }: ExportOf) => {
  const history = await careerHistory(parts, userId);
  return { facts: (history?.facts ?? []).map(publishedFact), dismissed: [...(history?.dismissed ?? [])] };
};

/** What was said on the web and by text, and what it was answered with, in the order it was said. */
async function* exportedMessages({ readModels, composer }: ExportParts, { userId, at }: ExportOf) {
  const messages = allFound((cursor) =>
    readModels.page(MESSAGES, {
      filter: { equals: { userId }, atMost: { at } },
      sort: [['at', 'ascending']],
      limit: EXPORT_PAGE,
      cursor,
    }),
  );
  for await (const { id, document } of messages) {
    const { channel, conversationId, text, answer } = document;
    yield {
      id,
      at: document.at,
      channel,
      messageThreadId: conversationId,
      text,
      answer: answer && { at: answer.at, text: await composer.answer({ userId, ...answer }) },
    };
  }
}

/** The conversations that mails and messages name by `messageThreadId`, the one with the newest message first. */
async function* exportedThreads({ log, readModels, composer }: ExportParts, { userId }: ExportOf) {
  const threads = allFound((cursor) =>
    readModels.page(MESSAGE_THREADS, {
      filter: { equals: { userId, isShown: true } },
      sort: NEWEST_THREADS_FIRST,
      limit: EXPORT_PAGE,
      cursor,
    }),
  );
  for await (const { id, document } of threads) {
    const { status, startDate, lastMessageDate, messageCount } = document;
    const { subject } = await wordsOfThread({ log }, composer, document);
    yield { id, subject, status, startDate, lastMessageDate, messageCount };
  }
}
