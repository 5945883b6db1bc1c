import styles from './mark.module.css';

/** A green check or a red cross, as large as a picture. The words beside it say the same. */
export const Mark = ({ kind }: { kind: 'done' | 'failed' }) => (
  <svg className={styles.mark} data-kind={kind} width="72" height="72" viewBox="0 0 72 72" aria-hidden="true">
    <circle cx="36" cy="36" r="34" />
    <path d={kind === 'done' ? 'M22 37.500l9.500 9.500L51 27' : 'M25.500 25.500l21 21M46.500 25.500l-21 21'} />
  </svg>
);
