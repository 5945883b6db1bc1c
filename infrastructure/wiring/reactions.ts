import type { Leases } from '#application/jobs/leases.ts';
import type { Reaction } from '#application/jobs/reaction.ts';
import type { DocumentSource } from '#application/ports/document-source.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { Writer } from '#application/ports/writer.ts';
import { analyseWin } from '#application/reactions/analyse-win.ts';
import { announceRenewal } from '#application/reactions/announce-renewal.ts';
import { announceRoleMail } from '#application/reactions/announce-role-mail.ts';
import { answerMail } from '#application/reactions/answer-mail.ts';
import { answerRoleMail } from '#application/reactions/answer-role-mail.ts';
import { askWhose } from '#application/reactions/ask-whose.ts';
import { carryOutRequests } from '#application/reactions/carry-out-requests.ts';
import { completeSignUp } from '#application/reactions/complete-sign-up.ts';
import { confirmAddress } from '#application/reactions/confirm-address.ts';
import { endGrace } from '#application/reactions/end-grace.ts';
import { endHeldMail } from '#application/reactions/end-held-mail.ts';
import { endSubscription } from '#application/reactions/end-subscription.ts';
import { enrichWin } from '#application/reactions/enrich-win.ts';
import { eraseAccount } from '#application/reactions/erase-account.ts';
import { expireSignUp } from '#application/reactions/expire-sign-up.ts';
import { followPayment } from '#application/reactions/follow-payment.ts';
import { forgetStranger } from '#application/reactions/forget-stranger.ts';
import { giveRefund } from '#application/reactions/give-refund.ts';
import { judgeMail } from '#application/reactions/judge-mail.ts';
import { keepEvidence } from '#application/reactions/keep-evidence.ts';
import { leaveAddress } from '#application/reactions/leave-address.ts';
import { noteRefusal } from '#application/reactions/note-refusal.ts';
import { planInsight } from '#application/reactions/plan-insight.ts';
import { readMail } from '#application/reactions/read-mail.ts';
import { readReport } from '#application/reactions/read-report.ts';
import { recordWins } from '#application/reactions/record-wins.ts';
import { reviewSubscription } from '#application/reactions/review-subscription.ts';
import { sendCheckIn } from '#application/reactions/send-check-in.ts';
import { sendInsight } from '#application/reactions/send-insight.ts';
import { sendMail } from '#application/reactions/send-mail.ts';
import { sendText } from '#application/reactions/send-text.ts';
import { tellOfBilling } from '#application/reactions/tell-of-billing.ts';
import type { Services } from '#application/services.ts';
import type { MailParts } from './mail-parts.ts';

/**
 * Each list has a reactor of its own, and so holds up no other: what only needs our own stores; what asks others (the DNS,
 * a writer, a relay); and what falls due to very many at once, first what is asked of them, then how it reaches them.
 */
export const reactionsOf = (
  services: Services,
  mail: MailParts,
  writer: Writer,
  leases: Leases,
  documents: DocumentSource,
  logger: Logger,
) => {
  const [urgentMail, bulkMail] = sendMail({ ...services, ...mail, leases, logger });
  return {
    own: [
      readMail({ ...services, ...mail }),
      readReport({ ...services, ...mail, logger }),
      askWhose({ ...services, ...mail }),
      noteRefusal(services),
      recordWins(services),
      enrichWin(services),
      keepEvidence(services),
      answerMail(services),
      eraseAccount(services),
      forgetStranger(services),
    ],
    others: [
      judgeMail({ ...services, ...mail }),
      ...billing(services),
      carryOutRequests({ ...services, documents }),
      analyseWin({ ...services, writer }),
      completeSignUp(services),
      expireSignUp(services),
      endHeldMail(services),
      announceRoleMail(services),
      answerRoleMail(services),
      confirmAddress(services),
      leaveAddress(services),
      urgentMail,
    ],
    many: [sendCheckIn(services), planInsight(services), sendInsight(services)],
    mailing: [bulkMail],
    texting: [sendText({ ...services, ...mail, leases, logger })],
  };
};

const billing = (services: Services): readonly Reaction[] => [
  followPayment(services),
  reviewSubscription(services),
  endGrace(services),
  endSubscription(services),
  giveRefund(services),
  tellOfBilling(services),
  announceRenewal(services),
];
