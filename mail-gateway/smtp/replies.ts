import type { RefusalReason } from '#application/inbox/mail-intake.ts';

/** An answer to an SMTP command: its code and text, and its name in metrics. */
export type SmtpReply = Readonly<{ name: string; code: number; text: string }>;

export const kept: SmtpReply = { name: 'kept', code: 250, text: '2.0.0 Kept' };
export const tryLater: SmtpReply = {
  name: 'try-later',
  code: 451,
  text: '4.3.0 Nothing is lost, please try again later',
};
export const noCapacity: SmtpReply = {
  name: 'no-capacity',
  code: 451,
  text: '4.3.1 Too much mail at once, please try again later',
};

/** At MAIL FROM, while the disk is nearly full: nothing has been read yet, and the sender tries again later. */
export const diskFull: SmtpReply = {
  name: 'disk-full',
  code: 452,
  text: '4.3.1 No capacity for mail now, please try again later',
};

export const tooManyClients: SmtpReply = {
  name: 'too-many-clients',
  code: 421,
  text: '4.7.0 Too many connections from your network',
};
/** Also to a client that has kept its place too long while others wait for one. */
export const noSlot: SmtpReply = {
  name: 'no-slot',
  code: 421,
  text: '4.3.2 Too many clients, please try again in a moment',
};
export const tooManyUnknown: SmtpReply = {
  name: 'too-many-unknown',
  code: 421,
  text: '4.7.0 Too many unknown recipients',
};
export const tooSlow: SmtpReply = { name: 'too-slow', code: 421, text: '4.4.2 Too slow, closing the connection' };
export const shuttingDown: SmtpReply = {
  name: 'shutting-down',
  code: 421,
  text: '4.3.2 Closing, please try again later',
};

/** Each reason for which a mail is turned away, as its sender is told. */
const refusalReplies: Readonly<Record<RefusalReason, Omit<SmtpReply, 'name'>>> = {
  'unknown-recipient': { code: 550, text: '5.1.1 No mail is taken at this address' },
  'unproven-sender': { code: 550, text: '5.7.1 We do not know this sender, or SPF and DKIM do not prove it' },
  'ambiguous-from': { code: 550, text: '5.6.0 A mail needs exactly one From header with exactly one address' },
  'too-large': { code: 552, text: '5.3.4 This mail is too large' },
  'forbidden-bytes': { code: 550, text: '5.6.0 A mail may hold neither NUL nor CR without LF' },
  'cut-off': { code: 451, text: '4.4.2 The mail did not come whole' },
  loop: { code: 550, text: '5.4.6 This mail has been passed on too often' },
  'over-budget': { code: 452, text: '4.2.2 This mailbox has taken all it can today, please try again tomorrow' },
};

export const refusalOf = (reason: RefusalReason): SmtpReply => ({ name: reason, ...refusalReplies[reason] });

/** The answer in the form in which the SMTP library takes everything but a success. */
export const asError = ({ code, text }: SmtpReply): Error & { responseCode: number } =>
  Object.assign(new Error(text), { responseCode: code });
