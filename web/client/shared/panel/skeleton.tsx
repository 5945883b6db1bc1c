import styles from './skeleton.module.css';

const places = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Stands where words will: as many lines, at most six. `label` says what is on its way. */
export const Skeleton = ({ label, lines }: { label: string; lines: number }) => (
  <div role="status" className={styles.lines}>
    <span className="visually-hidden">{label}</span>
    {places.slice(0, lines).map((place) => (
      <div key={place} className={styles.line} aria-hidden="true" />
    ))}
  </div>
);
