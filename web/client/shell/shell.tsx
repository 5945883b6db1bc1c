import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useSession } from '../features/session/session-context.tsx';
import { Waiting } from '../shared/parts/waiting.tsx';
import { putFontsOn } from '../theme/fonts.ts';
import { copy } from './copy.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBar } from './offline-bar.tsx';
import styles from './shell.module.css';
import { useOwnLanguage } from './use-own-language.ts';

/** What stands around every page: header, footer, and the way past the header. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const main = useMainFocus();
  useCheckOnMove();
  useOwnLanguage();
  return (
    <>
      <a className={styles.skip} href="#main">
        {copy.skip}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Suspense fallback={<Waiting title={copy.loadingPage} />}>{children}</Suspense>
      </main>
      <Footer />
      <OfflineBar />
    </>
  );
};

/** A new page starts at its top and with the focus on it, as a page that was loaded would. */
const useMainFocus = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    putFontsOn();
    main.current?.focus({ preventScroll: true });
    if (how !== 'POP') scrollTo(0, 0);
  }, [pathname, how]);
  return main;
};

/** Each move to another page checks the stored token: whoever it names counts as signed in. */
const useCheckOnMove = (): void => {
  const session = useSession();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (session.hasToken()) void session.check();
  }, [session, pathname]);
};
