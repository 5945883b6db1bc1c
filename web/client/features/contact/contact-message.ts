import { emailField } from '#web/contract/fields.ts';
import { z } from '#web/contract/schema.ts';
import { copy } from './copy.ts';

const { required } = copy;
const words = (missing: string, most: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(most, missing));

/** What a visitor writes to us. It goes into a mail of their own, and nowhere else. */
export const contactMessage = z.object({
  name: words(required.name, 200),
  email: emailField(required.email),
  subject: words(required.subject, 200),
  message: z.string(required.message).check(z.trim(), z.minLength(10, required.message)),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** The address that opens a mail program with the message in it, to `support`. Lines end as mail wants them. */
export const mailtoOf = ({ name, email, subject, message }: ContactMessage, support: string): string => {
  const fields = {
    subject: copy.subjectOf(subject).replace(/\s+/g, ' '),
    body: copy.bodyOf(name, email, message).replace(/\r?\n/g, '\r\n'),
  };
  const query = Object.entries(fields).map(([field, value]) => `${field}=${encodeURIComponent(value.toWellFormed())}`);
  return `mailto:${encodeURIComponent(support).replace('%40', '@')}?${query.join('&')}`;
};
