import { type Command, InvalidArgumentError } from 'commander';
import type { Coupon, Discount } from '#application/billing/payments.ts';
import { plans } from '#domain/billing/plans.ts';
import type { MayBeReasoned } from '../control/by-operator.ts';
import type { Ask, Group } from './ask.ts';
import { withOptionalReason } from './command-options.ts';
import { table } from './pages.ts';

const DIFFERENCES = 1;

/** The commands about money. */
export const addBillingCommands = (group: Group, ask: Ask): void => {
  group('billing', 'subscriptions')
    .command('reconcile')
    .description('compare our subscriptions with those of the payment provider; ends with 1 when they differ')
    .action(() =>
      ask(
        'billing reconcile',
        undefined,
        ({ compared, differences }) =>
          differences.length === 0
            ? `${compared} subscriptions are the same on both sides`
            : table(
                ['subscription', 'account', 'difference', 'ours', "the provider's"],
                differences.map(({ subscriptionId, userId, code, ours, theirs }) => [
                  subscriptionId,
                  userId,
                  code,
                  ours,
                  theirs,
                ]),
              ),
        ({ differences }) => (differences.length === 0 ? 0 : DIFFERENCES),
      ),
    );

  const coupons = group('coupon', 'coupons');
  withOptionalReason(
    coupons
      .command('create')
      .description('create a coupon at the payment provider, with --percent or --amount, and print its code')
      .option('--code <code>', 'at least 8 letters and digits; drawn by chance when it is not given')
      .option('--percent <number>', 'what it takes off', within(1, 100))
      .option('--amount <cents>', 'what it takes off, in cents', within(1, plans.yearly.cents))
      .option('--months <number|once|forever>', 'for how many months it does', months, 1)
      .option('--uses <number>', 'how often it can be used, without limit when it is not given', within(1, 1_000_000))
      .option('--ends <date>', 'until when it can be used (ISO 8601)', date),
  ).action((options: CouponOptions, command: Command) => {
    const discount = discountOf(options) ?? command.error('give either --percent or --amount');
    const { reason } = options;
    return ask(
      'coupon create',
      { ...couponOf(options, discount), reason },
      ({ coupon }) => `coupon ${coupon.code} can be used`,
    );
  });
  coupons
    .command('list')
    .description('list the coupons at the payment provider')
    .action(() =>
      ask('coupon list', undefined, ({ coupons }) =>
        coupons.length === 0
          ? 'there are no coupons'
          : table(['code', 'off', 'used', 'of', 'until', 'state'], coupons.map(row)),
      ),
    );
  withOptionalReason(
    coupons
      .command('disable')
      .description('switch a coupon off for good; whoever has paid with it keeps what it takes off')
      .argument('<code>'),
  ).action((code: string, { reason }: MayBeReasoned) =>
    ask('coupon disable', { code, reason }, ({ coupon }) => `coupon ${coupon.code} cannot be used any more`),
  );
};

const row = ({ code, discount, used, uses, endsAt, good }: Coupon): readonly (string | number)[] => [
  code,
  'percent' in discount ? `${discount.percent}%` : `${discount.cents} cents`,
  used,
  uses ?? '–',
  endsAt ?? '–',
  good ? 'can be used' : 'off, ended or used up',
];

type CouponOptions = MayBeReasoned &
  Readonly<{
    code?: string;
    percent?: number;
    amount?: number;
    months: number | 'forever';
    uses?: number;
    ends?: string;
  }>;

const couponOf = ({ code, months, uses, ends }: CouponOptions, discount: Discount) => ({
  code: code ?? null,
  discount,
  months: months === 'forever' ? null : months,
  uses: uses ?? null,
  endsAt: ends ?? null,
});

/** Null unless there is exactly one. */
const discountOf = ({ percent, amount: cents }: CouponOptions): Discount | null => {
  if (percent !== undefined) return cents === undefined ? { percent } : null;
  return cents === undefined ? null : { cents };
};

const within =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < least || number > most)
      throw new InvalidArgumentError(`a number from ${least} to ${most}`);
    return number;
  };

function months(text: string): number | 'forever' {
  if (text === 'forever') return text;
  return text === 'once' ? 1 : within(1, 36)(text);
}

function date(text: string): string {
  const time = Date.parse(text);
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(time)) throw new InvalidArgumentError('a date such as 2027-01-31');
  return new Date(time).toISOString();
}
