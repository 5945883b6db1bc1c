import { Button } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { LARGEST_EVIDENCE } from '#web/contract/evidence.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { lazily } from '../../shared/lazily.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import styles from './evidence.module.css';
import { useWinActions } from './use-win-actions.ts';

const words = copy.evidence;
const AddLinkDialog = lazily(() => import('./add-link-dialog.tsx'));
const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp,application/pdf';

/** Adds a picture or a PDF to a win at once; it needs no saving. `name` tells the win from others, `quiet` leaves the hint out. */
export const AddEvidence = ({ winId, name, quiet = false }: { winId: string; name?: string; quiet?: boolean }) => {
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
      <Button
        loading={busy}
        aria-label={name === undefined ? undefined : words.addTo(name)}
        onClick={() => input.current?.click()}
      >
        {words.add}
      </Button>
      {!quiet && <span className={styles.hint}>{words.addHint}</span>}
    </div>
  );
};

/** Adds a link to a win at once; it needs no saving. `name` tells the win from others. */
export const AddLink = ({ winId, name }: { winId: string; name?: string }) => {
  const [adding, setAdding] = useState<'no' | 'open' | 'closed'>('no');
  return (
    <>
      <Button
        aria-label={name === undefined ? undefined : words.addLinkTo(name)}
        aria-haspopup="dialog"
        onClick={() => setAdding('open')}
      >
        {words.addLink}
      </Button>
      <Suspense>
        {adding !== 'no' && (
          <AddLinkDialog winId={winId} open={adding === 'open'} onClose={() => setAdding('closed')} />
        )}
      </Suspense>
    </>
  );
};
