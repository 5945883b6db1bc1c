import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { copy } from '../features/needs-you/copy.ts';
import { HeldMailView } from '../features/needs-you/held-mail.tsx';
import { useSessionState } from '../features/session/session-context.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { arrivedToken } from '../shared/arrived-token.ts';
import { usePageTitle } from '../shared/page-title.ts';
import { ButtonLink } from '../shared/parts/button-link.tsx';
import styles from './page.module.css';

const words = copy.page;

/** Where the mail "Is this you?" leads; whoever opens it may be signed in or not. */
export default function HeldMailPage() {
  usePageTitle(useAppConfig().brandName, words.title);
  const { id = '' } = useParams();
  const signedIn = useSessionState().status === 'signed-in';
  const [token] = useState(arrivedToken.peek);
  useEffect(arrivedToken.spend, []); // it is no login token: no other page may find it
  return (
    <div className={styles.reading}>
      <HeldMailView
        id={id}
        token={token}
        goOn={<ButtonLink to={signedIn ? '/wins' : '/login'}>{signedIn ? words.toWins : words.toLogin}</ButtonLink>}
      />
    </div>
  );
}
