import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useSessionState } from '../features/session/session-context.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { ButtonLink } from '../shared/parts/button-link.tsx';
import { useScheme } from '../theme/scheme.ts';
import { AccountLabel } from './account-label.tsx';
import { copy } from './copy.ts';
import styles from './header.module.css';
import { useSignOut } from './use-sign-out.ts';

// Only for those who are signed in: the landing page does without.
const AccountMenu = lazy(() => import('./account-menu.tsx'));

/** Brand, places to go, the account; on small screens all but the brand wait behind a button. */
export const Header = () => {
  const { brandName } = useAppConfig();
  const { status } = useSessionState();
  const [open, setOpen] = useMenuOpen();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={status === 'signed-in' ? '/dashboard' : '/'} className={styles.brand}>
          <Emblem />
          {brandName}
        </Link>
        {status === 'signed-out' && (
          <span className={styles.subscribe}>
            <ButtonLink to="/register">{copy.subscribe}</ButtonLink>
          </span>
        )}
        <button
          type="button"
          className={styles.toggle}
          aria-label={open ? copy.closeMenu : copy.openMenu}
          aria-expanded={open}
          aria-controls="main-nav"
          onClick={() => setOpen(!open)}
        >
          <Bars crossed={open} />
        </button>
        <nav id="main-nav" aria-label={copy.mainNav} className={styles.nav} data-open={open}>
          {status !== 'loading' && <Places />}
        </nav>
      </div>
    </header>
  );
};

const Places = () => {
  const state = useSessionState();
  const signedIn = state.status === 'signed-in';
  return (
    <>
      {signedIn && <Place to="/dashboard" label={copy.dashboard} />}
      {signedIn && <Place to="/wins" label={copy.wins} />}
      {signedIn && <Place to="/content" label={copy.content} />}
      {signedIn && (
        <Suspense fallback={<AccountLabel />}>
          <AccountMenu user={state.user} />
        </Suspense>
      )}
      {signedIn && <SmallAccount />}
      {!signedIn && <PartOfLanding id="howitworks" label={copy.how} />}
      {!signedIn && <PartOfLanding id="pricing" label={copy.pricing} />}
      {!signedIn && <Place to="/login" label={copy.signIn} />}
      <SchemeSwitch />
      {!signedIn && <ButtonLink to="/register">{copy.subscribe}</ButtonLink>}
    </>
  );
};

const Place = ({ to, label }: { to: string; label: string }) => (
  <NavLink to={to} className={styles.place ?? ''}>
    {label}
  </NavLink>
);

/** The browser's own link: it scrolls where the page is already open, and works without a script. */
const PartOfLanding = ({ id, label }: { id: string; label: string }) => (
  <a href={`/#${id}`} className={styles.place}>
    {label}
  </a>
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
    <Place to="/profile" label={copy.profile} />
    <Place to="/billing" label={copy.billing} />
    <button type="button" className={styles.signOut} onClick={useSignOut()}>
      {copy.signOut}
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

/** The house's sign: three stones and the newest one. */
const Emblem = () => (
  <svg width="24" height="26" viewBox="0 0 24 26" fill="currentColor" aria-hidden="true">
    <path d="M1.500 21.500c0-2.300 3.600-3.500 10.700-3.500 6.900 0 10.300 1.200 10.300 3.400s-3.300 3.500-10.400 3.500c-7.100.1-10.600-1.100-10.600-3.400Z" />
    <path d="M4.700 14.700c0-1.900 2.500-2.900 7.500-2.900 4.700 0 7.200 1 7.200 2.900 0 1.800-2.500 2.700-7.300 2.700s-7.400-.9-7.400-2.700Z" />
    <path d="M7.500 9.200c0-1.500 1.500-2.300 4.600-2.300 3 0 4.500.8 4.500 2.300s-1.500 2.300-4.600 2.300c-3 0-4.500-.8-4.500-2.300Z" />
    <ellipse cx="12.100" cy="4.600" rx="2.700" ry="1.800" fill="var(--lichen)" />
  </svg>
);

/** Light or dark, for those who want other colours than their system asks for. */
const SchemeSwitch = () => {
  const [scheme, choose] = useScheme();
  const dark = scheme === 'dark';
  const label = dark ? copy.toLight : copy.toDark;
  return (
    <button
      type="button"
      className={styles.scheme}
      aria-label={label}
      title={label}
      onClick={() => choose(dark ? 'light' : 'dark')}
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        aria-hidden="true"
      >
        {dark ? (
          <>
            <circle cx="10" cy="10" r="3.6" />
            <path d="M10 2v1.500M10 16.500V18M2 10h1.500M16.500 10H18M4.300 4.300l1.100 1.100M14.600 14.600l1.100 1.100M4.300 15.700l1.100-1.100M14.600 5.400l1.100-1.100" />
          </>
        ) : (
          <path d="M16.500 12.200A7 7 0 0 1 7.800 3.500a7 7 0 1 0 8.700 8.700Z" strokeLinejoin="round" />
        )}
      </svg>
      <span className={styles.schemeWords}>{label}</span>
    </button>
  );
};
