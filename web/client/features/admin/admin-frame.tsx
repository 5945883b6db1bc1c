import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styles from './admin-frame.module.css';
import { copy } from './copy.ts';
import { useMayAct } from './operator.ts';

export type AdminPlace = Readonly<{ path: string; label: string }>;

/** The frame of every admin page: links to the others, and "View only" for viewers. */
export const AdminFrame = ({ places, children }: { places: readonly AdminPlace[]; children: ReactNode }) => {
  const mayAct = useMayAct();
  return (
    <div lang="en">
      <div className={styles.bar}>
        <Places places={places} />
      </div>
      <div className={styles.frame}>
        {!mayAct && (
          <p className={styles.viewOnly}>
            <strong>{copy.viewOnly}</strong>
            <span>{copy.viewOnlyDetail}</span>
          </p>
        )}
        {children}
      </div>
    </div>
  );
};

const Places = ({ places }: { places: readonly AdminPlace[] }) => {
  const strip = useCurrentInView();
  return (
    <nav ref={strip} aria-label={copy.nav} className={styles.places}>
      {places.map(({ path, label }) => (
        <NavLink
          key={path}
          to={path === '' ? '/admin' : `/admin/${path}`}
          end={path === ''}
          className={styles.place ?? ''}
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
};

/** On a phone the strip is wider than the screen: the current place is scrolled into it. */
const useCurrentInView = () => {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another current place
  useLayoutEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!strip.current || !current) return;
    strip.current.scrollLeft = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return strip;
};
