import { ACCOUNTS } from '#application/accounts/accounts.ts';
import { changeAddress } from '#application/accounts/change-address.ts';
import { changeProfile, type ProfileRefused } from '#application/accounts/change-profile.ts';
import { misfitsIn, type NotFitting, type ProfileWish } from '#application/accounts/profile-wish.ts';
import { CHECK_INS_DUE } from '#application/check-ins/check-ins-due.ts';
import { followProfile } from '#application/documents/career/tell-position.ts';
import { user } from '#web/contract/account.ts';
import { done } from '#web/contract/answers.ts';
import { addressConfirmation, type ProfileChange, profileChange, profileSaved } from '#web/contract/profile.ts';
import { ApiError, badField, badRequest, conflict, notSignedIn, signInAgain, tooMany } from '../errors.ts';
import { tagsIn } from '../if-match.ts';
import { route } from '../route.ts';
import { userAtVersion } from '../signed-in-user.ts';
import { wishedSchedule } from '../wished-schedule.ts';
import type { Sentence } from '../words/words.ts';

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
    alsoWrong: ({ phones, mail }, body) =>
      Object.fromEntries(misfitsIn({ phones, mail }, typedIn(body)).map(fieldError)),
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

const LONGEST_TYPED = 300;

/** What of a body only its reader here can judge; a field of another type is for its schema to name. */
const typedIn = (body: unknown): Parameters<typeof misfitsIn>[1] => {
  const fields = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}));
  const textOf = (name: string): string | undefined => {
    const value: unknown = fields.get(name);
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' || text.length > LONGEST_TYPED ? undefined : text; // the schema has a sentence for these
  };
  const number = textOf('phoneNumber');
  return {
    timezone: textOf('timezone'),
    email: textOf('email'),
    phone: number === undefined ? undefined : { text: number, country: textOf('phoneCountry') ?? null },
  };
};

const FIELD_ERRORS: Readonly<Record<NotFitting, readonly [field: string, sentence: Sentence]>> = {
  'no-timezone': ['timezone', ({ checks }) => checks.zoneMissing],
  'no-number': ['phoneNumber', ({ phone }) => phone.noNumber],
  'costly-number': ['phoneNumber', ({ phone }) => phone.costly],
  'no-address': ['email', ({ checks }) => checks.noAddress],
};
const fieldError = (misfit: NotFitting) => FIELD_ERRORS[misfit];

const problem = (refused: ProfileRefused): ApiError => {
  switch (refused) {
    case 'no-timezone':
    case 'no-number':
    case 'costly-number':
    case 'no-address':
      return badField(...FIELD_ERRORS[refused]);
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
