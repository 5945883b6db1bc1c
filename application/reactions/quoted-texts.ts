import type { MailRequested } from '#domain/outgoing-mail/events.ts';
import type { MailComposer } from '../ports/mail-composer.ts';
import type { Services } from '../services.ts';
import { streams } from '../streams.ts';
import { eventOf } from './event-of.ts';

type Parts = Pick<Services, 'log' | 'mail'> & Readonly<{ composer: MailComposer }>;

const MOST_TEXTS = 5;

/**
 * The plain texts of our mails to this user that these Message-IDs name, the last referenced first: what an answer to them may
 * quote. Message-IDs of ours are made of the mail's id.
 */
export const quotedTexts = async (
  { log, mail, composer }: Parts,
  userId: number,
  references: readonly string[],
): Promise<string[]> => {
  const ours = new RegExp(`^<([0-9a-f-]{36})@${mail.domain.replaceAll('.', '\\.')}>$`);
  const mailIds = references.map((reference) => ours.exec(reference)?.[1]).filter((id) => id !== undefined);
  const texts: string[] = [];
  for (const mailId of [...new Set(mailIds.reverse())].slice(0, MOST_TEXTS)) {
    const requested = await eventOf<MailRequested>(log, streams.outgoingMail(mailId), 'MailRequested');
    if (requested?.userId === userId) texts.push(await composer.text(requested));
  }
  return texts;
};
