import { useId, useState } from 'react';
import styles from './own-words.module.css';
import { texts } from './texts.ts';

const longest = { characters: 600, lines: 12 };

/** What a person wrote, in full; what would fill a screen shows its beginning and opens when asked. */
export const OwnWords = ({ words }: { words: string }) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = words.length > longest.characters || words.split('\n').length > longest.lines;
  return (
    <>
      <p id={id} className={styles.own} data-folded={long && !open}>
        {words}
      </p>
      {long && (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.card.fold : texts.card.unfold}
        </button>
      )}
    </>
  );
};
