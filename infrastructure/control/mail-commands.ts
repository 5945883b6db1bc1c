import type { Services } from '#application/services.ts';
import { listRoleMail, mailForOperators, type RoleMail } from '#application/use-cases/mail/operators-mail.ts';
import { createMailReader } from '#mail-gateway/reading/reader.ts';
import { CommandFailed } from './command-failed.ts';

/** What operators ask about mail that is theirs to read. */
export const createMailCommands = (services: Services) => ({
  async 'mail roles'({ limit }: { limit: number }): Promise<{ mails: readonly RoleMail[] }> {
    return { mails: await listRoleMail(services, limit) };
  },
  async 'mail show'({ id, raw }: { id: string; raw: boolean }): Promise<{ id: string; text: string }> {
    const mail = await mailForOperators(services, id);
    if (!mail) throw new CommandFailed(`${id} is no mail that operators may read`);
    return { id, text: raw ? Buffer.from(mail).toString('utf8') : await plainTextOf(mail) };
  },
});

const UNREADABLE = 'This mail cannot be shown as text. Ask for it as it came, with --raw.';

/** Read where a mail that was made to do harm does none: in a worker of its own, with limits. */
const plainTextOf = async (mail: Uint8Array): Promise<string> => {
  const reader = createMailReader({ workers: 1 });
  try {
    return (await reader.readPlain(mail)) || UNREADABLE;
  } finally {
    await reader.close();
  }
};
