import type { Services } from '#application/services.ts';
import type { PageWanted } from '#application/use-cases/mail/list-mails.ts';
import { type ListedSentMail, listSentMails, type SentState } from '#application/use-cases/mail/list-sent-mails.ts';
import { type PolicyRefusals, policyRefusals } from '#application/use-cases/mail/policy-refusals.ts';
import { unknownPage } from './command-failed.ts';

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
