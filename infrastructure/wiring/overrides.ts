import type { Clock } from '#application/ports/clock.ts';
import type { Payments } from '#application/ports/payments.ts';
import type { Writer } from '#application/ports/writer.ts';
import type { JudgeOptions } from '#mail-gateway/smtp/judge.ts';

/** What a test may put in place of the real thing. */
export type Overrides = Readonly<{
  clock?: Clock;
  writer?: Writer;
  resolver?: NonNullable<JudgeOptions['resolver']>;
  payments?: Payments;
  /** Answers that their schemas do not describe are faults. */
  checkAnswers?: boolean;
}>;
