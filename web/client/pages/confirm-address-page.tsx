import { useEffect, useState } from 'react';
import { ConfirmAddress } from '../features/account/confirm-address.tsx';
import { copy } from '../features/account/copy.ts';
import { useSession, useSessionState } from '../features/session/session-context.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { arrivedToken } from '../shared/arrived-token.ts';
import { usePageTitle } from '../shared/page-title.ts';
import { ButtonLink } from '../shared/parts/button-link.tsx';
import styles from './page.module.css';

const words = copy.confirm;

/** Where the mail to a new address leads; whoever opens it may be signed in or not. */
export default function ConfirmAddressPage() {
  usePageTitle(useAppConfig().brandName, words.title);
  const session = useSession();
  const signedIn = useSessionState().status === 'signed-in';
  const [token] = useState(arrivedToken.peek);
  useEffect(arrivedToken.spend, []); // it is no login token: no other page may find it
  return (
    <div className={styles.reading}>
      <ConfirmAddress
        token={token}
        onConfirmed={() => void session.reload()}
        goOn={
          <ButtonLink to={signedIn ? '/profile' : '/login'}>{signedIn ? words.toProfile : words.toLogin}</ButtonLink>
        }
      />
    </div>
  );
}
