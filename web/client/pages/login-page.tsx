import { Button } from 'antd';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { Alert, LoginForm } from '../features/session/login-form.tsx';
import { useSessionState } from '../features/session/session-context.tsx';
import styles from '../features/session/sign-in-card.module.css';
import { texts } from '../features/session/texts.ts';
import { TokenSignIn } from '../features/session/token-sign-in.tsx';
import { useAppConfig } from '../shared/app-config/app-config.tsx';
import { arrivedToken } from '../shared/arrived-token.ts';
import { usePageTitle } from '../shared/page-title.ts';

/** Asks for a login link, or signs in with the one that led here. */
export default function LoginPage() {
  const { brandName, outbox } = useAppConfig();
  usePageTitle(brandName, texts.login.title);
  const [token] = useState(arrivedToken.peek);
  const state = useSessionState();
  const sentNote = outbox && <SandboxNote />;
  if (token !== undefined) {
    return (
      <TokenSignIn
        token={token}
        delay={1000}
        failed={(why, retry) => <LoginForm alert={<Failed why={why} onRetry={retry} />} sentNote={sentNote} />}
      />
    );
  }
  if (state.status === 'signed-in') return <Navigate to="/dashboard" replace />;
  const ended = state.status === 'signed-out' && state.ended;
  return <LoginForm alert={ended && <Alert title={texts.login.ended} />} sentNote={sentNote} />;
}

const Failed = ({ why, onRetry }: { why: 'refused' | 'unknown'; onRetry: () => void }) => (
  <>
    <Alert title={texts.link.failed} detail={texts.link[why]} />
    {why === 'unknown' && <Button onClick={onRetry}>{texts.link.retry}</Button>}
  </>
);

/** Where the sandbox keeps the link that was just asked for. */
const SandboxNote = () => (
  <p className={styles.note}>
    {texts.login.sandbox} <Link to="/outbox">{texts.login.openOutbox}</Link>
  </p>
);
