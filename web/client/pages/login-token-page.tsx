import { type ReactNode, useEffect, useState } from 'react';
import { copy } from '../features/session/copy.ts';
import { useSession } from '../features/session/session-context.tsx';
import { TokenSignIn } from '../features/session/token-sign-in.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { arrivedToken } from '../shared/arrived-token.ts';
import { usePageTitle } from '../shared/page-title.ts';
import { ButtonLink } from '../shared/parts/button-link.tsx';
import { Notice } from '../shared/parts/notice.tsx';
import styles from './page.module.css';

const words = copy.token;

/**
 * Signs in with the token in the address, or, where a page sent people here to have their session recovered, with the
 * stored one.
 */
export default function LoginTokenPage() {
  usePageTitle(useAppConfig().brandName, copy.link.title);
  const session = useSession();
  const [token] = useState(() => arrivedToken.peek() ?? session.storedToken());
  if (token === null) return <Failed detail={words.missing} />;
  return (
    <TokenSignIn
      token={token}
      delay={1500}
      failed={(why, { newLink }) => <Failed detail={words[why]}>{newLink}</Failed>}
    />
  );
}

/**
 * The token is good for nothing: unless a session lives on beside it, the stored one goes, so that the login page is
 * shown next.
 */
const Failed = ({ detail, children }: { detail: string; children?: ReactNode }) => {
  const session = useSession();
  useEffect(() => {
    if (session.state().status !== 'signed-in') session.forget();
  }, [session]);
  return (
    <div className={styles.reading}>
      <Notice role="alert" level={1} title={words.failed} actions={<ButtonLink to="/login">{words.back}</ButtonLink>}>
        <p>{detail}</p>
        {children}
      </Notice>
    </div>
  );
};
