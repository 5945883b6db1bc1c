import { said, z } from './schema.ts';

/** A mail that was not sent but kept to be looked at. `at` is ISO 8601; `html` is null when the mail has none. */
const sandboxMail = z.object({
  id: z.string(),
  at: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.nullable(z.string()),
  headers: z.record(z.string(), z.string()),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), size: z.number() })),
});
export type SandboxMail = z.infer<typeof sandboxMail>;

const sandboxText = z.object({ id: z.string(), at: z.string(), to: z.string(), text: z.string() });
export type SandboxText = z.infer<typeof sandboxText>;

/** `GET /api/outbox`: the newest 1,000 mails unless fewer are asked for. */
export const outboxQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
});

/** `GET /api/outbox`: both lists newest first. */
export const outbox = z.object({
  success: z.literal(true),
  mails: z.array(sandboxMail),
  texts: z.array(sandboxText),
});
export type Outbox = z.infer<typeof outbox>;

/**
 * `POST /api/outbox/{id}/reply`: to a mail sent over SMTP to our own gateway, as its reader would; to a text taken as if its
 * number had texted it. Answers `done`.
 */
export const outboxReply = z.strictObject({
  text: z
    .string(said('replyMissing'))
    .check(z.trim(), z.minLength(1, said('replyMissing')), z.maxLength(20_000, said('replyTooLong'))),
});
export type OutboxReply = z.infer<typeof outboxReply>;
