import type { Invoice } from '#application/billing/payments.ts';
import type { ShownBilling } from '#application/billing/show-billing.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { PaymentStatus, Standing } from '#domain/billing/standing.ts';
import { firstDayOf } from '#domain/schedule/schedule.ts';
import type { User } from '#web/contract/account.ts';
import type { BilledInvoice, Billing } from '#web/contract/billing.ts';

/** Every field that goes out is picked by name. */
export const presentUser = (
  userId: number,
  { openedAt, proven, phone, schedule, languages, aiAllowed, setupDone }: OpenAccount,
  { firstName, lastName, role, company, email, phoneNumber, wantedEmail }: Person,
  { status, plan }: Standing,
  { payment, lastLogin, hasAi }: Readonly<{ payment: PaymentStatus; lastLogin: string | null; hasAi: boolean }>,
): User => ({
  id: userId,
  userId,
  firstName,
  lastName,
  role,
  company,
  email,
  emailProven: proven,
  wantedEmail,
  phoneNumber,
  phoneVerified: phone?.verified ?? false,
  messageFrequency: schedule.frequency,
  messageTimePreference: schedule.timeOfDay,
  messageTime: schedule.clockTime,
  messageWeekday: firstDayOf(schedule),
  messageDays: [...schedule.weekdays],
  messageEvery: schedule.weekInterval,
  timezone: schedule.timezone,
  language: languages.chosen,
  aiAllowed: hasAi ? aiAllowed : null,
  setupDone,
  subscriptionStatus: status,
  subscriptionType: plan,
  paymentStatus: payment,
  createdAt: openedAt,
  registrationDate: openedAt,
  lastLogin,
});

export const presentBilling = (shown: ShownBilling, sandbox: boolean): Billing => {
  const { plan, status, complimentary, periodStart, periodEnd, accessUntil, portal } = shown;
  const { paymentMethod: card, upcomingInvoice: next, refund } = shown;
  return {
    plan,
    status,
    complimentary,
    currentPeriodStart: periodStart,
    currentPeriodEnd: periodEnd,
    accessUntil,
    paymentMethod: card && { brand: card.brand, last4: card.last4, expMonth: card.expMonth, expYear: card.expYear },
    upcomingInvoice: next && { amount: next.amount, date: next.date },
    portal,
    refund: refund && {
      state: refund.state,
      amount: refund.amount,
      currency: refund.currency,
      until: refund.until,
    },
    sandbox,
  };
};

export const presentInvoice = (invoice: Invoice): BilledInvoice => {
  const { invoiceId: id, number, date, amount, currency, state, invoiceUrl, receiptUrl } = invoice;
  return { id, number, date, amount, currency, state, invoiceUrl, receiptUrl };
};
