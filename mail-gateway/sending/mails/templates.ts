import { Fault } from '#application/ports/fault.ts';
import type { MailKind } from '#domain/outgoing-mail/events.ts';
import type { Template } from '../template.ts';
import { checkIn } from './check-in.ts';
import { feedback } from './feedback.ts';
import { loginLink } from './login-link.ts';
import { notUnderstood } from './not-understood.ts';

/** Every wording of each kind, the first one at its beginning. */
const templates: Readonly<Record<MailKind, readonly Template[]>> = {
  'check-in': [checkIn],
  feedback: [feedback],
  'login-link': [loginLink],
  'not-understood': [notUnderstood],
};

/** The wording that an event names, counted from 1. A release that does not have it says so: `unknown-template`. */
export const templateOf = (kind: MailKind, version: number): Template => {
  const template = templates[kind][version - 1];
  if (!template) throw new Fault('unknown-template', `there is no template ${version} of ${kind}`);
  return template;
};
