import { ButtonLink } from '../../shared/buttons/button-link.tsx';
import { Notice } from '../../shared/notice/notice.tsx';
import { Waiting } from '../../shared/waiting/waiting.tsx';
import { AddEvidence } from './add-evidence.tsx';
import styles from './edit-win-form.module.css';
import { EditWinForm } from './edit-win-form.tsx';
import { Evidence } from './evidence.tsx';
import { texts } from './texts.ts';
import { useWin } from './use-win.ts';

const words = texts.edit;

/** One win to be changed: loading, not to be had, or its form. */
export const EditWin = ({ id, today, onDone }: { id: string; today: string; onDone: () => void }) => {
  const { win, failed } = useWin(id);
  if (win !== undefined)
    return (
      <>
        <EditWinForm win={win} today={today} onDone={onDone} />
        <section className={styles.files}>
          <h2>{texts.evidence.heading}</h2>
          <Evidence win={win} />
          <AddEvidence winId={win.id} />
        </section>
      </>
    );
  if (!failed) return <Waiting title={words.loading} />;
  return (
    <Notice
      role="alert"
      level={2}
      title={words.loadFailed.title}
      actions={<ButtonLink to="/wins">{words.loadFailed.back}</ButtonLink>}
    >
      <p>{words.loadFailed.detail}</p>
    </Notice>
  );
};
