import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { arrivedToken } from '../../shared/arrived-token.ts';
import { Waiting } from '../../shared/waiting/waiting.tsx';
import { useSessionState } from './session-context.tsx';
import styles from './sign-in-card.module.css';
import { SignInCard } from './sign-in-card.tsx';
import { texts } from './texts.ts';
import { useTokenSignIn } from './use-token-sign-in.ts';

const words = texts.link;

/**
 * Signs in with a token: at once in the browser that asked for it, else after a button is pressed. `failed` renders
 * what stands here when it did not work; `retry` tries the same token again.
 */
export const TokenSignIn = (props: {
  token: string;
  /** Milliseconds from success to the dashboard. */
  delay: number;
  failed: (why: 'refused' | 'unknown', retry: () => void) => ReactNode;
}) => {
  const { phase, signIn } = useTokenSignIn(props.token, props.delay);
  switch (phase.name) {
    case 'signing-in':
      return <Waiting title={words.signingIn} />;
    case 'signed-in':
      return <Waiting title={words.signedIn} detail={words.onTheWay} />;
    case 'confirm':
      return <Confirm email={phase.email} onConfirm={() => signIn(true)} />;
    default:
      return props.failed(phase.name, () => signIn(false));
  }
};

/** Asks before a link signs in where it was not asked for, or in place of someone else. */
const Confirm = ({ email, onConfirm }: { email: string; onConfirm: () => void }) => {
  const state = useSessionState();
  const other = state.status === 'signed-in' ? state.user.email : undefined;
  return (
    <SignInCard title={other === undefined ? words.confirmHeading : words.replaceHeading}>
      <p className={styles.lead}>{other === undefined ? words.confirm(email) : words.replace(email, other)}</p>
      <Button type="primary" onClick={onConfirm}>
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
