import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { arrivedToken } from '../../shared/arrived-token.ts';
import { CheckLine } from '../../shared/forms/check-line.tsx';
import { Waiting } from '../../shared/waiting/waiting.tsx';
import { NewLink } from './new-link.tsx';
import { useSessionState } from './session-context.tsx';
import styles from './sign-in-card.module.css';
import { SignInCard } from './sign-in-card.tsx';
import type { Asked } from './sign-in-result.ts';
import { texts } from './texts.ts';
import { useTokenSignIn } from './use-token-sign-in.ts';

const words = texts.link;

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
  failed: (why: 'refused' | 'unknown', ways: WaysOn) => ReactNode;
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
  <SignInCard title={texts.login.sent}>
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
