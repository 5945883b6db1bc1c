import { type PolicyRefusals, policyRefusals } from '#application/delivery/policy-refusals.ts';
import { type ListedSentMail, listSentMails, type SentState } from '#application/delivery/sent-mails.ts';
import type { PageWanted } from '#application/engine/ports/read-models.ts';
import { answerRoleMail, listRoleMail, mailForOperators, type RoleMail } from '#application/inbox/role-mail.ts';
import type { Services } from '#application/services.ts';
import { createMailReader } from '../wiring/mail-reader.ts';
import type { MayBeReasoned } from './by-operator.ts';
import { CommandFailed, unknownPage } from './command-failed.ts';

/** What operators ask about mail that is theirs to read. */
export const createMailCommands = (services: Services) => ({
  async 'mail roles'(page: PageWanted): Promise<{ mails: readonly RoleMail[]; nextCursor: string | null }> {
    return listRoleMail(services, page).catch(unknownPage);
  },
  async 'mail show'({ id, raw }: { id: string; raw: boolean } & MayBeReasoned): Promise<{ id: string; text: string }> {
    const mail = await mailForOperators(services, id);
    if (!mail) throw new CommandFailed(`${id} is no mail that operators may read`);
    return { id, text: raw ? Buffer.from(mail).toString('utf8') : await plainTextOf(mail) };
  },
  async 'mail answer'(answer: { id: string; text: string; by: string } & MayBeReasoned): Promise<{ answerId: string }> {
    const text = answer.text.trim();
    if (text === '' || text.length > LONGEST_ANSWER)
      throw new CommandFailed(`an answer has 1 to ${LONGEST_ANSWER} characters`);
    const answered = await answerRoleMail(services, { ...answer, text });
    if ('refused' in answered)
      throw new CommandFailed(
        {
          'not-to-a-role': `${answer.id} is no mail to postmaster, abuse, support or security`,
          'no-address': `${answer.id} came from an address that no mail can be sent to`,
          'too-long': 'an answer can be 8 KB long at most',
          'wants-no-answer': `${answer.id} came from a machine: nobody would read an answer`,
        }[answered.refused],
      );
    return answered;
  },
});

const LONGEST_ANSWER = 6000;

const UNREADABLE = 'This mail cannot be shown as text. Ask for it as it came, with --raw.';

/** Read where a mail that was made to do harm does none: in a child process, with limits. */
const plainTextOf = async (mail: Uint8Array): Promise<string> => {
  const reader = createMailReader({ children: 1 });
  try {
    return (await reader.readPlain(mail)) || UNREADABLE;
  } finally {
    await reader.close();
  }
};

/** What operators ask about the mails we sent, or did not. */
export const createSentMailCommands = (services: Services) => ({
  async 'mail sent'(
    wanted: Readonly<{ state: SentState | null }> & PageWanted,
  ): Promise<{ mails: readonly ListedSentMail[]; nextCursor: string | null }> {
    return listSentMails(services, wanted).catch(unknownPage);
  },
  async 'mail refusals'(): Promise<PolicyRefusals> {
    return policyRefusals(services);
  },
});
