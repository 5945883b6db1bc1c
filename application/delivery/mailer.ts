import { Fault } from '#application/engine/ports/fault.ts';
import type { Carrier } from './carrier.ts';
import type { ComposedMail } from './mail-composer.ts';

/** Carries mails, each to one recipient: throws `not-one-address` for what is anything else. */
export type Mailer = Carrier<ComposedMail>;

/** What is no single address goes nowhere: it could be read as two. */
export const notOneAddress = (): Fault => new Fault('not-one-address', 'a mail goes to exactly one address');
