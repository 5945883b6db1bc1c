import type { Plan } from '#domain/billing/plans.ts';
import { type Decider, refuse } from '#domain/decider.ts';
import type { Language } from '#domain/facts.ts';
import {
  type CheckoutOpened,
  checkoutOpened,
  type SignUpCompleted,
  type SignUpEvent,
  type SignUpExpired,
  type SignUpPaid,
  type SignUpStarted,
  type SignUpSuperseded,
  signUpCompleted,
  signUpExpired,
  signUpLanguageDetected,
  signUpPaid,
  signUpStarted,
  signUpSuperseded,
} from './events.ts';

type SignUpCommand =
  | Readonly<{ type: 'StartSignUp'; data: SignUpStarted['data'] & Readonly<{ language?: Language | null }> }>
  | Readonly<{ type: 'OpenCheckout'; data: CheckoutOpened['data'] }>
  | Readonly<{ type: 'NotePaid'; data: SignUpPaid['data'] }>
  | Readonly<{ type: 'CompleteSignUp'; data: SignUpCompleted['data'] }>
  | Readonly<{ type: 'LoseSignUp'; data: SignUpSuperseded['data'] }>
  | Readonly<{ type: 'ExpireSignUp'; data: SignUpExpired['data'] }>;

type Facts = Readonly<{
  userId: number;
  plan: Plan;
  coupon: string | null;
  addressName: string;
  expiresAt: string;
  /** What its browser asks for pages in, null where it does not say, or none of ours. */
  language: Language | null;
  checkoutId: string | null;
  /** How many checkouts were opened for it. */
  checkouts: number;
}>;
type Payment = Readonly<{ at: string; subscriptionId: string }>;
export type SignUp =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{ status: 'expired' }>
  | (Facts & Readonly<{ status: 'started' | 'paid' | 'completed' | 'lost'; payment: Payment | null }>);

/** Stream `signup-<signUpId>`. A payment that comes before the key is destroyed still counts, however late. */
export const signUp: Decider<SignUp, SignUpCommand, SignUpEvent, 'no-such-sign-up'> = {
  initial: { status: 'unknown' },
  decide({ type, data }, state) {
    if (type === 'StartSignUp') return state.status === 'unknown' ? started(data) : [];
    if (state.status === 'unknown' || state.status === 'expired')
      return type === 'ExpireSignUp' && state.status === 'expired' ? [] : refuse('no-such-sign-up');
    switch (type) {
      case 'OpenCheckout':
        return state.status === 'started' && state.checkoutId !== data.checkoutId ? [checkoutOpened(data)] : [];
      case 'NotePaid':
        return state.status === 'started' ? [signUpPaid(data)] : [];
      case 'CompleteSignUp':
        return state.status === 'paid' ? [signUpCompleted(data)] : [];
      case 'LoseSignUp':
        return state.status === 'paid' ? [signUpSuperseded(data)] : [];
      case 'ExpireSignUp':
        return state.status === 'started' ? [signUpExpired(data)] : [];
    }
  },
  evolve(state, { type, data }) {
    if (type === 'SignUpStarted') {
      const { userId, plan, coupon, addressName, expiresAt } = data;
      const facts = { userId, plan, coupon, addressName, expiresAt, language: null, checkoutId: null, checkouts: 0 };
      return { ...facts, status: 'started', payment: null };
    }
    if (state.status === 'unknown' || state.status === 'expired') return state;
    switch (type) {
      case 'SignUpLanguageDetected':
        return { ...state, language: data.language };
      case 'CheckoutOpened': {
        const { checkoutId, plan, coupon } = data;
        return { ...state, checkoutId, plan, coupon, checkouts: state.checkouts + 1 };
      }
      case 'SignUpPaid':
        return { ...state, status: 'paid', payment: { at: data.at, subscriptionId: data.subscriptionId } };
      case 'SignUpCompleted':
        return { ...state, status: 'completed' };
      case 'SignUpSuperseded':
        return { ...state, status: 'lost' };
      case 'SignUpExpired':
        return { status: 'expired' };
    }
  },
};

const started = ({
  language,
  ...data
}: Extract<SignUpCommand, { type: 'StartSignUp' }>['data']): readonly SignUpEvent[] => [
  signUpStarted(data),
  ...(language && language !== 'en' ? [signUpLanguageDetected({ ...data, language })] : []),
];
