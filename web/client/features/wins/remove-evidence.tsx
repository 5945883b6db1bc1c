import { useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import styles from './evidence.module.css';

const words = copy.evidence;

/** Takes something that is kept with a win away, by two presses: it is gone for good. */
export const RemoveEvidence = (props: { name: string; remove: () => Promise<void>; done: string }) => {
  const [asked, setAsked] = useState(false);
  const remove = async (): Promise<void> => {
    try {
      await props.remove();
      toast({ title: props.done });
    } catch (error) {
      toast({ title: words.failed, description: wordsFor(error, words.tryLater), variant: 'destructive' });
      setAsked(false);
    }
  };
  if (!asked)
    return (
      <button
        type="button"
        className={styles.quiet}
        aria-label={words.removeFile(props.name)}
        onClick={() => setAsked(true)}
      >
        {words.remove}
      </button>
    );
  return (
    <span className={styles.sure}>
      {words.sure}
      <button type="button" className={styles.quiet} onClick={remove}>
        {words.confirm}
      </button>
      <button type="button" className={styles.quiet} onClick={() => setAsked(false)}>
        {words.keep}
      </button>
    </span>
  );
};
