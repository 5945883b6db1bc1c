import type { Services } from '#application/services.ts';
import { type ListedSentMail, listSentMails, type SentState } from '#application/use-cases/mail/list-sent-mails.ts';
import { type PolicyRefusals, policyRefusals } from '#application/use-cases/mail/policy-refusals.ts';

/** What operators ask about the mails we sent, or did not. */
export const createSentMailCommands = (services: Services) => ({
  async 'mail sent'(
    wanted: Readonly<{ state: SentState | null; limit: number }>,
  ): Promise<{ mails: readonly ListedSentMail[] }> {
    return { mails: await listSentMails(services, wanted) };
  },
  async 'mail refusals'(): Promise<PolicyRefusals> {
    return policyRefusals(services);
  },
});
