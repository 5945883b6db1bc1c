import type { Payments } from '#application/billing/payments.ts';
import type { DocumentSource } from '#application/documents/document-source.ts';
import type { AlarmClock } from '#application/engine/ports/clock.ts';
import type { Telemetry } from '#application/engine/telemetry.ts';
import type { MailReader } from '#application/inbox/mail-reader.ts';
import type { Writer } from '#application/wins/writer.ts';
import type { DiskReserveOptions } from '#infrastructure/files/disk-space.ts';
import type { WinLearner } from '#mail-gateway/reading/reader.ts';
import type { JudgeOptions } from '#mail-gateway/smtp/judging/judge.ts';
import type { Stores } from '../stores.ts';

/** What a test may put in place of the real thing. */
export type Overrides = Readonly<{
  clock?: AlarmClock;
  writer?: Writer;
  reader?: MailReader & WinLearner;
  resolver?: NonNullable<JudgeOptions['resolver']>;
  payments?: Payments;
  /** In place of figures and traces. */
  telemetry?: Telemetry;
  /** What begins the names of all streams on EventStoreDB: another prefix is another log, on a server that is shared. */
  logPrefix?: string;
  documents?: DocumentSource;
  /** How much is kept on the disk, and how full that seems. */
  diskReserve?: DiskReserveOptions;
  /** False: the scheduler looks for due check-ins only when it is told to. */
  ticksByItself?: boolean;
  /** Puts something between Cairn and its stores, such as a count of the calls. */
  aroundStores?: (stores: Stores) => Stores;
  /** Answers that their schemas do not describe are faults. */
  checkAnswers?: boolean;
  /** For how long, in milliseconds, a connection may wait for its next request. */
  idleConnectionMs?: number;
  /** The folder of the built client. */
  client?: string;
}>;
