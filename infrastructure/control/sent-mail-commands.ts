import { type ListedSentMail, listSentMails, type SentState } from '#application/delivery/list-sent-mails.ts';
import { type PolicyRefusals, policyRefusals } from '#application/delivery/policy-refusals.ts';
import type { PageWanted } from '#application/engine/ports/read-models.ts';
import type { Services } from '#application/services.ts';
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
