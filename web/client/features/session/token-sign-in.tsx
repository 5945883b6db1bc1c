import { Button } from 'antd';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { arrivedToken } from '../../shared/arrived-token.ts';
import { askedStep } from '../../shared/asked-step.ts';
import { Cairn } from '../../shared/cairn/cairn.tsx';
import { Alert } from '../../shared/forms/alert.tsx';
import { CheckLine } from '../../shared/forms/check-line.tsx';
import { Waiting } from '../../shared/parts/waiting.tsx';
import { copy } from './copy.ts';
import { useSession, useSessionState } from './session-context.tsx';
import styles from './sign-in-card.module.css';
import type { Asked } from './sign-in-result.ts';

const words = copy.link;

/** `unknown`: no answer said why. `no-user`: the token was taken, and then whose it is could not be read. */
export type WhyNot = 'refused' | 'unknown' | 'no-user';

/** What can be done where a token did not sign in: the same once more, or the button that has a new link sent. */
export type WaysOn = Readonly<{ retry?: () => void; newLink?: ReactNode }>;

/**
 * Signs in with a token: at once in the browser that asked for it, else after a button is pressed. `failed` renders
 * what stands here when it did not work.
 */
export const TokenSignIn = (props: {
  token: string;
  /** Milliseconds from success to where it leads. */
  delay: number;
  failed: (why: WhyNot, ways: WaysOn) => ReactNode;
  /** Where to go instead of the dashboard. Must stay the same function. */
  onArrived?: () => void;
}) => {
  const { phase, signIn } = useTokenSignIn(props.token, props.delay, props.onArrived);
  const [isSent, setSent] = useState(false);
  switch (phase.name) {
    case 'signing-in':
      return <Waiting title={words.signingIn} />;
    case 'signed-in':
      return <Waiting title={words.signedIn} detail={words.onTheWay} />;
    case 'confirm':
      return <Confirm asked={phase.asked} onConfirm={(endOthers) => signIn(true, endOthers)} />;
    case 'over':
      if (isSent) return <NewLinkSent email={phase.email} />;
      return props.failed('refused', {
        newLink: <NewLink link={props.token} email={phase.email} onSent={() => setSent(true)} />,
      });
    default:
      return props.failed(phase.name, { retry: () => signIn(false) });
  }
};

/** Stands in place of what failed: there is nothing more to do here. */
const NewLinkSent = ({ email }: { email: string }) => (
  <SignInCard title={copy.login.sent}>
    <p className={styles.lead} role="status">
      {words.newLinkSent(email)}
    </p>
  </SignInCard>
);

/**
 * Asks before a link signs in where it was not asked for, or in place of someone else. Who else is signed in to an account
 * whose address nobody has proven may be somebody else: they are signed out unless one says otherwise.
 */
const Confirm = (props: { asked: Asked; onConfirm: (endOthers: boolean) => void }) => {
  const { email, otherSessions, unproven, replaces } = props.asked;
  const [endOthers, setEndOthers] = useState(unproven && otherSessions > 0);
  const state = useSessionState();
  const other = replaces && state.status === 'signed-in' ? state.user.email : undefined;
  return (
    <SignInCard title={other === undefined ? words.confirmHeading : words.replaceHeading}>
      <p className={styles.lead}>{other === undefined ? words.confirm(email) : words.replace(email, other)}</p>
      {otherSessions > 0 && (
        <CheckLine checked={endOthers} onChange={setEndOthers}>
          {words.endOthers}
        </CheckLine>
      )}
      <Button type="primary" onClick={() => props.onConfirm(endOthers)}>
        {words.confirmButton}
      </Button>
      {other !== undefined && (
        <Link to="/dashboard" onClick={arrivedToken.spend}>
          {words.stay}
        </Link>
      )}
    </SignInCard>
  );
};

const newLinkWords = copy.link;

/** The one button that has a new link sent in place of one that is no longer good, to the same address (masked). */
const NewLink = (props: { link: string; email: string; onSent: () => void }) => {
  const session = useSession();
  const [step, setStep] = useState<'idle' | 'sending' | 'failed'>('idle');
  const send = async (): Promise<void> => {
    setStep('sending');
    await session.sendNewLink(props.link).then(props.onSent, () => setStep('failed'));
  };
  return (
    <div className={styles.newLink}>
      <p className={styles.lead}>{newLinkWords.newLinkOffer(props.email)}</p>
      {step === 'failed' && <Alert title={newLinkWords.newLinkFailed} />}
      <Button type="primary" loading={step === 'sending'} onClick={send}>
        {step === 'sending' ? newLinkWords.newLinkSending : newLinkWords.newLink}
      </Button>
    </div>
  );
};

type SignInPhase =
  | Readonly<{ name: 'signing-in' | 'signed-in' | WhyNot }>
  | Readonly<{ name: 'confirm'; asked: Asked }>
  | Readonly<{ name: 'over'; email: string }>;

/** Signs in with a token and goes to the dashboard, or where `onArrived` leads, `delay` milliseconds after it worked. */
const useTokenSignIn = (token: string, delay: number, onArrived?: () => void) => {
  const session = useSession();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<SignInPhase>({ name: 'signing-in' });

  const signIn = useCallback(
    async (confirm: boolean, endOthers = false): Promise<void> => {
      setPhase({ name: 'signing-in' });
      const result = await session.signIn(token, confirm, endOthers);
      if (typeof result === 'object' && 'confirm' in result)
        return setPhase({ name: 'confirm', asked: result.confirm });
      if (result !== 'unknown') arrivedToken.spend();
      if (typeof result === 'object') return setPhase({ name: 'over', email: result.over });
      const arrived = result === 'signed-in' && (await session.arrive());
      setPhase({ name: result === 'signed-in' && !arrived ? 'no-user' : result });
    },
    [session, token],
  );

  useEffect(() => {
    void signIn(false);
  }, [signIn]);

  useEffect(() => {
    if (phase.name !== 'signed-in') return;
    const goOn = onArrived ?? (() => navigate(askedStep.take() ?? '/dashboard', { replace: true }));
    const timer = setTimeout(goOn, delay);
    return () => clearTimeout(timer);
  }, [phase, navigate, delay, onArrived]);

  return { phase, signIn };
};

/** The card in the middle of every sign-in screen. */
export const SignInCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.card}>
    <Cairn width={84} />
    <h1 className={styles.title}>{title}</h1>
    {children}
  </section>
);
