import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Waiting } from '../../shared/waiting/waiting.tsx';
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
      return (
        <SignInCard title={words.confirmHeading}>
          <p className={styles.lead}>{words.confirm(phase.email)}</p>
          <Button type="primary" onClick={() => signIn(true)}>
            {words.confirmButton}
          </Button>
        </SignInCard>
      );
    default:
      return props.failed(phase.name, () => signIn(false));
  }
};
