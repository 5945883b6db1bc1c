import { confirmAddress } from '#application/access/confirm-address.ts';
import { expireSignUp } from '#application/access/expire-sign-up.ts';
import { forgetStranger } from '#application/access/forget-stranger.ts';
import { leaveAddress } from '#application/access/leave-address.ts';
import { completeSignUpOncePaid } from '#application/access/sign-up/complete-sign-up.ts';
import { followPaymentNotice } from '#application/access/sign-up/follow-payment.ts';
import { announceRenewal } from '#application/billing/announce-renewal.ts';
import { endSubscription } from '#application/billing/end-subscription.ts';
import { giveRefund } from '#application/billing/give-refund.ts';
import { endGrace, reviewSubscription } from '#application/billing/review-subscription.ts';
import { tellOfBilling } from '#application/billing/tell-of-billing.ts';
import { sendCheckIn } from '#application/check-ins/send-check-in.ts';
import { noteRefusal } from '#application/delivery/note-delivery-failure.ts';
import { sendMail } from '#application/delivery/send-mail.ts';
import { sendText } from '#application/delivery/send-text.ts';
import type { DocumentParts } from '#application/documents/document-parts.ts';
import type { DocumentSource } from '#application/documents/document-source.ts';
import { mailDocument } from '#application/documents/mail-document.ts';
import { reviewPostTimes } from '#application/documents/posting/review-post-times.ts';
import { sendPost } from '#application/documents/posting/send-post.ts';
import { writeRequested } from '#application/documents/write-requested.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Leases } from '#application/engine/work/leases.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import { announceRoleMail } from '#application/inbox/announce-role-mail.ts';
import { answerMail } from '#application/inbox/answer-mail.ts';
import { carryOutRequests } from '#application/inbox/carry-out-requests.ts';
import { endHeldMail } from '#application/inbox/end-held-mail.ts';
import { enrichWin } from '#application/inbox/enrich-win.ts';
import { judgeMail } from '#application/inbox/judge-mail.ts';
import { keepEvidence } from '#application/inbox/keep-evidence.ts';
import { moodOf } from '#application/inbox/mood-of.ts';
import { readMail } from '#application/inbox/read-mail.ts';
import { readReport } from '#application/inbox/read-report.ts';
import { recordWins } from '#application/inbox/record-wins.ts';
import { sendRoleAnswer } from '#application/inbox/send-role-answer.ts';
import { askSenderConfirmation } from '#application/inbox/sender-confirmation.ts';
import { unsubscribeByMail } from '#application/inbox/unsubscribe-by-mail.ts';
import { winsOfMail } from '#application/inbox/wins-of-mail.ts';
import { makeInsights } from '#application/insights/make-insights.ts';
import { planInsight } from '#application/insights/plan-insight.ts';
import { sendInsight } from '#application/insights/send-insight.ts';
import { eraseAccount } from '#application/privacy/erase-account.ts';
import type { Services } from '#application/services.ts';
import { analyseWin } from '#application/wins/analyse-win.ts';
import { insightClaimsWith } from './insight-claims.ts';
import { insightParts } from './insight-parts.ts';
import type { MailParts } from './mail-parts.ts';
import type { Minds } from './minds.ts';

/** Everything that follows from events. The pool that each names keeps the slow from holding up the rest. */
export const reactionsOf = (
  services: Services,
  mail: MailParts,
  minds: Minds,
  leases: Leases,
  documents: DocumentParts & Readonly<{ documents: DocumentSource }>,
  logger: Logger,
): readonly Reaction[] => {
  const parts = { ...services, ...mail, leases, logger };
  return [
    readMail({ ...parts, ...minds }),
    readReport(parts),
    unsubscribeByMail(services),
    judgeMail(parts),
    askSenderConfirmation(parts),
    endHeldMail(services),
    recordWins(services),
    enrichWin(services),
    keepEvidence(services),
    analyseWin({ ...parts, ...minds, winsOfMail: winsOfMail(parts) }),
    carryOutRequests({
      ...documents,
      ...parts,
      aiInsightWriter: minds.aiInsightWriter,
      insightClaims: insightClaimsWith(minds.textClaimFinder ?? null),
    }),
    writeRequested({ ...services, ...documents }),
    mailDocument({ ...services, ...documents }),
    answerMail(parts),
    announceRoleMail(services),
    sendRoleAnswer(services),
    noteRefusal(services),
    completeSignUpOncePaid(services),
    expireSignUp(services),
    confirmAddress(services),
    leaveAddress(services),
    eraseAccount(services),
    forgetStranger(services),
    ...billing(services),
    sendCheckIn({ ...services, moodOf: moodOf(services) }),
    planInsight(services),
    sendPost({ ...services, ...documents }),
    reviewPostTimes(services),
    sendInsight({ ...parts, ...insightParts(services, minds) }),
    makeInsights({ ...parts, ...insightParts(services, minds) }),
    ...sendMail(parts),
    sendText(parts),
  ];
};

const billing = (services: Services): readonly Reaction[] => [
  followPaymentNotice(services),
  reviewSubscription(services),
  endGrace(services),
  endSubscription(services),
  giveRefund(services),
  tellOfBilling(services),
  announceRenewal(services),
];
