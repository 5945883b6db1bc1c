import { lastLoginOf } from '#application/access/sign-in/last-login.ts';
import { profileOf, profileVersion } from '#application/accounts/find-profile.ts';
import { billingIn } from '#application/billing/standing.ts';
import type { User } from '#web/contract/account.ts';
import type { SignedIn } from '#web/contract/auth-answers.ts';
import { notSignedIn } from './errors.ts';
import { presentUser } from './present.ts';
import type { ApiParts, ApiRequest } from './route.ts';

/** Read from the account's own streams: right after a write a read model may not know it yet. 401 once it is gone. */
export const signedInUser = async (parts: ApiParts, userId: number): Promise<User> =>
  (await userAtVersion(parts, userId)).user;

/** The same, and the version of the profile that it shows. */
export const userAtVersion = async (
  parts: ApiParts,
  userId: number,
): Promise<Readonly<{ user: User; version: string }>> => {
  const [profile, lastLogin] = await Promise.all([profileOf(parts, userId), lastLoginOf(parts, userId)]);
  if (!profile) throw notSignedIn();
  const { account, person } = profile;
  const { standing, payment } = await billingIn(parts, userId, account);
  return {
    user: presentUser(userId, account, person, standing, {
      payment,
      lastLogin,
      hasAi: parts.aiDocumentWriter !== null,
    }),
    version: profileVersion(profile),
  };
};

/** What whoever has just signed in is answered: who they are, and the token of their session. */
export const signedInAs = async (
  { parts, words }: Pick<ApiRequest<unknown, unknown>, 'parts' | 'words'>,
  userId: number,
  token: string,
): Promise<SignedIn> => ({
  success: true,
  message: words.signIn.signedIn,
  user: await signedInUser(parts, userId),
  token,
});
