import { ACCOUNTS } from '#application/accounts/accounts.ts';
import { changeAddress } from '#application/accounts/change-address.ts';
import { changeProfile, type ProfileRefused } from '#application/accounts/change-profile.ts';
import type { ProfileWish } from '#application/accounts/profile-wish.ts';
import { CHECK_INS_DUE } from '#application/check-ins/check-ins-due.ts';
import { followProfile } from '#application/documents/career/tell-position.ts';
import { user } from '#web/contract/account.ts';
import { done } from '#web/contract/answers.ts';
import { addressConfirmation, type ProfileChange, profileChange, profileSaved } from '#web/contract/profile.ts';
import {
  ApiError,
  badField,
  badRequest,
  conflict,
  costlyPhoneNumber,
  noPhoneNumber,
  notSignedIn,
  signInAgain,
  tooMany,
} from '../errors.ts';
import { tagsIn } from '../if-match.ts';
import { route } from '../route.ts';
import { userAtVersion } from '../signed-in-user.ts';
import { wishedSchedule } from '../wished-schedule.ts';

export const profileRoutes = [
  route({
    method: 'get',
    path: '/api/user/profile',
    summary: 'The profile; its ETag is what a change may be made to depend on',
    answers: { 200: user },
    access: 'session',
    async handle({ parts, userId }) {
      const { user: profile, version } = await userAtVersion(parts, userId);
      return { body: profile, headers: { ETag: etagOf(version) } };
    },
  }),
  route({
    method: 'put',
    path: '/api/user/profile',
    summary: 'Change the profile, all or nothing; another address or phone needs a sign-in within the last 15 minutes',
    answers: { 200: profileSaved },
    access: 'session',
    body: profileChange,
    shows: [ACCOUNTS, CHECK_INS_DUE],
    async handle({ parts, userId, recent, body, header, words }) {
      const terms = { expected: tagsIn(header('If-Match')), recent };
      const saved = await changeProfile(parts, userId, wishOf(body), terms);
      if ('refused' in saved) throw problem(saved.refused);
      if (body.role !== undefined || body.company !== undefined) await followProfile(parts, userId);
      const { user: profile, version } = await userAtVersion(parts, userId);
      return {
        body: { success: true, message: saved.asked ? words.account.savedAndAsked : words.account.saved, profile },
        headers: { ETag: etagOf(version) },
        position: saved.position,
      };
    },
  }),
  route({
    method: 'post',
    path: '/api/user/address/confirm',
    summary: 'Confirm a new address with the token that was mailed there',
    answers: { 200: done },
    access: 'public',
    body: addressConfirmation,
    shows: [ACCOUNTS],
    async handle({ parts, body, words }) {
      const changed = await changeAddress(parts, body.token);
      if (!('refused' in changed))
        return {
          body: { success: true, message: words.account.confirmed },
          position: changed.position,
        };
      if (changed.refused === 'address-taken') throw conflict(({ account }) => account.addressTaken);
      throw badRequest(({ account }) => account.linkOver);
    },
  }),
];

const wishOf = (body: ProfileChange): ProfileWish => ({
  name: { firstName: body.firstName, lastName: body.lastName },
  position: { role: body.role, company: body.company },
  schedule: wishedSchedule(body),
  phone: body.phoneNumber ? { text: body.phoneNumber, country: body.phoneCountry ?? null } : noNumber(body.phoneNumber),
  email: body.email,
  language: body.language,
  aiAllowed: body.aiAllowed,
  setupDone: body.setupDone,
});

/** An empty number is taken away, none at all stays as it is. */
const noNumber = (phoneNumber: string | null | undefined) => (phoneNumber === undefined ? undefined : null);

const problem = (refused: ProfileRefused): ApiError => {
  switch (refused) {
    case 'no-timezone':
      return badField('timezone', ({ checks }) => checks.zoneMissing);
    case 'no-number':
      return noPhoneNumber();
    case 'costly-number':
      return costlyPhoneNumber();
    case 'no-address':
      return badField('email', ({ checks }) => checks.noAddress);
    case 'too-often':
      return tooMany(({ account }) => account.addressTooOften);
    case 'not-recent':
      return signInAgain();
    case 'stale':
      return new ApiError(412, ({ account }) => account.changedElsewhere);
    case 'no-such-account':
      return notSignedIn();
  }
};

const etagOf = (version: string): string => `"${version}"`;
