import { useScheme } from '../theme/scheme.ts';
import styles from './header.module.css';
import { texts } from './texts.ts';

/** Light or dark, for those who want other colours than their system asks for. */
export const SchemeSwitch = () => {
  const [scheme, choose] = useScheme();
  const dark = scheme === 'dark';
  const label = dark ? texts.toLight : texts.toDark;
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
