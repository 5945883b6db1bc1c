import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { HeldMail } from '../features/needs-you/held-mail.tsx';
import { texts } from '../features/needs-you/texts.ts';
import { useSessionState } from '../features/session/session-context.tsx';
import { useAppConfig } from '../shared/app-config/app-config.tsx';
import { arrivedToken } from '../shared/arrived-token.ts';
import { ButtonLink } from '../shared/buttons/button-link.tsx';
import { usePageTitle } from '../shared/page-title.ts';
import styles from './page.module.css';

const words = texts.page;

/** Where the mail "Is this you?" leads; whoever opens it may be signed in or not. */
export default function HeldMailPage() {
  usePageTitle(useAppConfig().brandName, words.title);
  const { id = '' } = useParams();
  const signedIn = useSessionState().status === 'signed-in';
  const [token] = useState(arrivedToken.peek);
  useEffect(arrivedToken.spend, []); // it is no login token: no other page may find it
  return (
    <div className={styles.reading}>
      <HeldMail
        id={id}
        token={token}
        goOn={<ButtonLink to={signedIn ? '/wins' : '/login'}>{signedIn ? words.toWins : words.toLogin}</ButtonLink>}
      />
    </div>
  );
}
