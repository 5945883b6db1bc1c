import { Button } from 'antd';
import { useRef, useState } from 'react';
import { LARGEST_EVIDENCE } from '#web/contract/evidence.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import styles from './evidence.module.css';
import { texts } from './texts.ts';
import { useWinActions } from './use-win-actions.ts';

const words = texts.evidence;
const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp,application/pdf';

/** Adds a picture or a PDF to a win at once; it needs no saving. */
export const AddEvidence = ({ winId }: { winId: string }) => {
  const { addEvidence } = useWinActions();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const complain = (description: string): void =>
    toast({ title: words.addFailed, description, variant: 'destructive' });
  const add = async (file: File): Promise<void> => {
    if (file.size > LARGEST_EVIDENCE) return complain(words.tooLarge);
    setBusy(true);
    try {
      await addEvidence(winId, file);
      toast({ title: words.added });
    } catch (error) {
      complain(wordsFor(error, words.tryLater));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.add}>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={words.file}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void add(file);
          event.target.value = ''; // so that the same file can be chosen again
        }}
      />
      <Button loading={busy} onClick={() => input.current?.click()}>
        {words.add}
      </Button>
      <span className={styles.hint}>{words.addHint}</span>
    </div>
  );
};
