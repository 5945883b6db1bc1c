import styles from './composer.module.css';
import { copy } from './copy.ts';

/** What one may ask, in a line; the one that is chosen can be changed before it is sent. */
export const Examples = ({ onChoose }: { onChoose: (example: string) => void }) => (
  <ul className={styles.examples} aria-label={copy.examplesLabel}>
    {copy.examples.map((example) => (
      <li key={example}>
        <button type="button" onClick={() => onChoose(example)}>
          {example}
        </button>
      </li>
    ))}
  </ul>
);
