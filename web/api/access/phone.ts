import {
  type CodeRefused,
  type NotVerified,
  requestPhoneCode,
  verifyPhone,
} from '#application/access/phone/verify-phone.ts';
import { userOfPaidSignUp } from '#application/access/sign-up/token-by-email.ts';
import { isRefusal } from '#domain/decider.ts';
import { done } from '#web/contract/answers.ts';
import { codeRequest, phoneVerification } from '#web/contract/auth.ts';
import { SIGN_UP_COOKIE } from '../cookies.ts';
import { ApiError, badField, conflict, costlyPhoneNumber, noPhoneNumber, signInAgain, tooMany } from '../errors.ts';
import { type ApiRequest, route } from '../route.ts';

export const phoneRoutes = [
  route({
    method: 'post',
    path: '/api/auth/resend-code',
    summary: 'Text a code to a number; taking another number than before needs a sign-in within the last 15 minutes',
    answers: { 200: done },
    access: 'sign-up',
    body: codeRequest,
    async handle(request) {
      const { parts, body, network, words } = request;
      const mayChange = request.recent || request.userId === 0; // without a session it is the sign-up of this browser
      const outcome = await requestPhoneCode(parts, { ...body, userId: await userOf(request), network, mayChange });
      if (!isRefusal(outcome))
        return { body: { success: true, message: outcome.sent ? words.phone.sent : words.phone.verified } };
      if (outcome.refused === 'codes-spent')
        parts.logger.warn('the budget of codes by text is used up', { code: outcome.refused });
      throw problem(outcome.refused);
    },
  }),
  route({
    method: 'post',
    path: '/api/auth/verify',
    summary: 'Verify a number by the code that was texted to it; signs nobody in',
    answers: { 200: done },
    access: 'sign-up',
    body: phoneVerification,
    async handle(request) {
      const outcome = await verifyPhone(request.parts, { ...request.body, userId: await userOf(request) });
      if (isRefusal(outcome)) throw problem(outcome.refused);
      return { body: { success: true, message: request.words.phone.verified } };
    },
  }),
];

/** Whose phone it is: the session's user, else whoever has paid the sign-up that this browser began. */
const userOf = async ({ userId, parts, cookie }: ApiRequest<unknown, unknown>): Promise<number> => {
  if (userId !== 0) return userId;
  const paid = await userOfPaidSignUp(parts, cookie(SIGN_UP_COOKIE));
  if (paid === null) throw new ApiError(401, ({ phone }) => phone.signInFirst);
  return paid;
};

const problem = (refused: CodeRefused | NotVerified): ApiError => {
  switch (refused) {
    case 'not-recent':
      return signInAgain();
    case 'no-number':
      return noPhoneNumber();
    case 'costly-number':
      return costlyPhoneNumber();
    case 'wrong-code':
      return badField('code', ({ phone }) => phone.wrongCode);
    case 'phone-taken':
      return conflict(({ phone }) => phone.taken);
    case 'texts-stopped':
      return conflict(({ phone }) => phone.textsOptedOut);
    case 'no-such-account':
      return conflict(({ phone }) => phone.notReady);
    case 'too-soon':
      return tooMany(({ phone }) => phone.tooSoon);
    case 'too-many-codes':
      return tooMany(({ phone }) => phone.tooManyCodes);
    case 'codes-spent':
      return tooMany(({ phone }) => phone.codesSpent);
  }
};
