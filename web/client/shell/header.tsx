import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useSessionState } from '../features/session/session-context.tsx';
import { useAppConfig } from '../shared/app-config/app-config.tsx';
import { ButtonLink } from '../shared/buttons/button-link.tsx';
import { AccountLabel } from './account-label.tsx';
import { Emblem } from './emblem.tsx';
import styles from './header.module.css';
import { SchemeSwitch } from './scheme-switch.tsx';
import { texts } from './texts.ts';
import { useSignOut } from './use-sign-out.ts';

// Only for those who are signed in: the landing page does without.
const AccountMenu = lazy(() => import('./account-menu.tsx'));

/** Brand, places to go, the account; on small screens all but the brand wait behind a button. */
export const Header = () => {
  const { brandName, outbox } = useAppConfig();
  const { status } = useSessionState();
  const [open, setOpen] = useMenuOpen();
  const known = status !== 'loading' && outbox !== undefined; // so that nothing moves when they come
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={status === 'signed-in' ? '/dashboard' : '/'} className={styles.brand}>
          <Emblem />
          {brandName}
        </Link>
        <button
          type="button"
          className={styles.toggle}
          aria-label={open ? texts.closeMenu : texts.openMenu}
          aria-expanded={open}
          aria-controls="main-nav"
          onClick={() => setOpen(!open)}
        >
          <Bars crossed={open} />
        </button>
        <nav id="main-nav" aria-label={texts.mainNav} className={styles.nav} data-open={open}>
          {known && <Places />}
        </nav>
      </div>
    </header>
  );
};

const Places = () => {
  const { outbox } = useAppConfig();
  const state = useSessionState();
  const signedIn = state.status === 'signed-in';
  return (
    <>
      {signedIn && <Place to="/dashboard" label={texts.dashboard} />}
      {signedIn && <Place to="/wins" label={texts.wins} />}
      {outbox && <Place to="/outbox" label={texts.outbox} />}
      {signedIn && (
        <Suspense fallback={<AccountLabel />}>
          <AccountMenu user={state.user} />
        </Suspense>
      )}
      {signedIn && <SmallAccount />}
      {!signedIn && <Place to="/login" label={texts.signIn} />}
      <SchemeSwitch />
      {!signedIn && <ButtonLink to="/register">{texts.subscribe}</ButtonLink>}
    </>
  );
};

const Place = ({ to, label }: { to: string; label: string }) => (
  <NavLink to={to} className={styles.place ?? ''}>
    {label}
  </NavLink>
);

/** The open menu of small screens: closed again by every move, and by Escape. */
const useMenuOpen = () => {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const setOpen = (opens: boolean): void => setOpenAt(opens ? key : undefined);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpenAt(undefined);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);
  return [open, setOpen] as const;
};

/** On small screens the account's actions stand among the places. */
const SmallAccount = () => (
  <div className={styles.smallAccount}>
    <Place to="/profile" label={texts.profile} />
    <Place to="/billing" label={texts.billing} />
    <button type="button" className={styles.signOut} onClick={useSignOut()}>
      {texts.signOut}
    </button>
  </div>
);

const Bars = ({ crossed }: { crossed: boolean }) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={crossed ? 'M5 5l14 14M19 5L5 19' : 'M2 5h20M2 12h20M2 19h20'} />
  </svg>
);
