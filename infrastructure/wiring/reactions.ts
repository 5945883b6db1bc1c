import type { Leases } from '#application/jobs/leases.ts';
import type { Reaction } from '#application/jobs/reaction.ts';
import type { Writer } from '#application/ports/writer.ts';
import { analyseWin } from '#application/reactions/analyse-win.ts';
import { answerMail } from '#application/reactions/answer-mail.ts';
import { completeSignUp } from '#application/reactions/complete-sign-up.ts';
import { confirmAddress } from '#application/reactions/confirm-address.ts';
import { endGrace } from '#application/reactions/end-grace.ts';
import { endSubscription } from '#application/reactions/end-subscription.ts';
import { eraseAccount } from '#application/reactions/erase-account.ts';
import { expireSignUp } from '#application/reactions/expire-sign-up.ts';
import { followPayment } from '#application/reactions/follow-payment.ts';
import { forgetStranger } from '#application/reactions/forget-stranger.ts';
import { judgeMail } from '#application/reactions/judge-mail.ts';
import { leaveAddress } from '#application/reactions/leave-address.ts';
import { readMail } from '#application/reactions/read-mail.ts';
import { recordWins } from '#application/reactions/record-wins.ts';
import { reviewSubscription } from '#application/reactions/review-subscription.ts';
import { sendCheckIn } from '#application/reactions/send-check-in.ts';
import { sendMail } from '#application/reactions/send-mail.ts';
import { sendText } from '#application/reactions/send-text.ts';
import { tellOfBilling } from '#application/reactions/tell-of-billing.ts';
import type { Services } from '#application/services.ts';
import type { MailParts } from './mail-parts.ts';

/** What only needs our own stores, and what asks others (the DNS, a writer, a relay): a slow one holds up no win. */
export const reactionsOf = (services: Services, mail: MailParts, writer: Writer, leases: Leases) => ({
  own: [
    readMail({ ...services, ...mail }),
    recordWins(services),
    answerMail(services),
    sendCheckIn(services),
    eraseAccount(services),
    forgetStranger(services),
  ],
  others: [
    judgeMail({ ...services, ...mail }),
    ...billing(services),
    analyseWin({ ...services, writer }),
    completeSignUp(services),
    expireSignUp(services),
    confirmAddress(services),
    leaveAddress(services),
    sendMail({ ...services, ...mail, leases }),
    sendText({ ...services, ...mail, leases }),
  ],
});

const billing = (services: Services): readonly Reaction[] => [
  followPayment(services),
  reviewSubscription(services),
  endGrace(services),
  endSubscription(services),
  tellOfBilling(services),
];
