import { Button } from 'antd';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { PasskeySignIn } from '../features/passkeys/passkey-sign-in.tsx';
import { copy } from '../features/session/copy.ts';
import { LoginForm } from '../features/session/login-form.tsx';
import { useSession, useSessionState } from '../features/session/session-context.tsx';
import styles from '../features/session/sign-in-card.module.css';
import { TokenSignIn, type WaysOn, type WhyNot } from '../features/session/token-sign-in.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { arrivedToken } from '../shared/arrived-token.ts';
import { Alert } from '../shared/forms/alert.tsx';
import { usePageTitle } from '../shared/page-title.ts';

/** Asks for a login link, or signs in with the one that led here. */
export default function LoginPage() {
  const { brandName, outbox } = useAppConfig();
  usePageTitle(brandName, copy.login.title);
  const [token] = useState(arrivedToken.peek);
  const navigate = useNavigate();
  const session = useSession();
  const state = useSessionState();
  const sentNote = outbox && <SandboxNote />;
  const byPasskey = (
    <PasskeySignIn
      onSignedIn={async (given) => {
        await session.adopt(given);
        const arrived = await session.arrive();
        if (arrived && token !== undefined) navigate('/dashboard', { replace: true }); // away from the link that failed
        return arrived;
      }}
    />
  );
  if (token !== undefined) {
    return (
      <TokenSignIn
        token={token}
        delay={1000}
        failed={(why, ways) => (
          <LoginForm alert={<Failed why={why} {...ways} />} sentNote={sentNote} otherWay={byPasskey} />
        )}
      />
    );
  }
  if (state.status === 'signed-in') return <Navigate to="/dashboard" replace />;
  const ended = state.status === 'signed-out' && state.ended;
  return <LoginForm alert={ended && <Alert title={copy.login.ended} />} sentNote={sentNote} otherWay={byPasskey} />;
}

const Failed = ({ why, retry, newLink }: WaysOn & { why: WhyNot }) => (
  <>
    <Alert title={copy.link.failed} detail={why === 'refused' ? copy.link.refused : copy.link.unknown} />
    {why !== 'refused' && <Button onClick={retry}>{copy.link.retry}</Button>}
    {newLink}
  </>
);

/** Where the sandbox keeps the link that was just asked for. */
const SandboxNote = () => (
  <p className={styles.note}>
    {copy.login.sandbox} <Link to="/outbox">{copy.login.openOutbox}</Link>
  </p>
);
