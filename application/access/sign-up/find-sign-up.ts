import { stateOf } from '#application/engine/handle.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { type SignUp, signUp } from '#domain/access/sign-up/decider.ts';
import type { SignUpStarted } from '#domain/access/sign-up/events.ts';

/** Where a sign-up stands, read from its stream; `unknown` for one that was only answered alike. */
export const signUpOf = ({ log }: Pick<Services, 'log'>, signUpId: string): Promise<SignUp> =>
  stateOf(log, signUp, streams.signUp(signUpId));

/** The sign-up that a browser's cookie, or a link to the checkout, stands for; null unless its MAC is right. */
export const signUpIdOf = (
  { tokens }: Pick<Services, 'tokens'>,
  purpose: 'sign-up' | 'checkout',
  token: string | undefined,
): string | null => (token === undefined ? null : tokens.readLinkToken(purpose, token));

type Applicant = SignUpStarted['data']['personal'];

/** Who signs up, as they wrote it; null once the key is destroyed, as for a sign-up that never was. */
export const applicantOf = async ({ log }: Pick<Services, 'log'>, signUpId: string): Promise<Applicant | null> => {
  const [started] = await log.read(streams.signUp(signUpId));
  return started && started.personal !== 'destroyed' ? (started.data.personal as Applicant) : null;
};
