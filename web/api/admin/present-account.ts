import type { ShownAccount } from '#application/operators/show-account.ts';
import type { OpenAccount } from '#web/contract/admin/accounts.ts';

/** Every field that goes out is picked by name: none of them is a word of its owner. */
export const presentAccount = (shown: ShownAccount): OpenAccount => {
  const { userId, account, billing, sessions, lastLogin, passkeys, softFailures, checkIns, stored } = shown;
  const { openedAt, proven, setupDone, complimentary, phone, languages, schedule } = account;
  const { standing, payment, charges } = billing;
  const { pause, undeliverable, byText } = account.checkIns;
  return {
    userId,
    openedAt,
    addressProven: proven,
    setupDone,
    complimentary,
    phone: phone === null ? 'none' : phone.verified ? 'verified' : 'unverified',
    passkeys,
    language: languages.chosen,
    lastLogin,
    sessions: [...sessions],
    billing: {
      status: standing.status,
      plan: standing.plan,
      payment,
      periodEnd: standing.periodEnd,
      accessUntil: standing.accessUntil,
      charges:
        charges?.map(({ amount, currency, paidAt, state }) => ({ ...{ amount, currency, paidAt, state } })) ?? null,
    },
    schedule: {
      frequency: schedule.frequency,
      time: schedule.timeOfDay,
      hour: schedule.clockTime,
      days: [...schedule.weekdays],
      every: schedule.weekInterval,
      timezone: schedule.timezone,
      next: checkIns.next.map(({ date, at }) => ({ date, at })),
      none: checkIns.none,
      pause: pause && { from: pause.from, until: pause.until, reason: pause.reason },
    },
    delivery: { undeliverable, softFailures, byText },
    stored,
  };
};
