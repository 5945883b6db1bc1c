import { ButtonLink } from '../../shared/buttons/button-link.tsx';
import { Notice } from '../../shared/notice/notice.tsx';
import { Waiting } from '../../shared/waiting/waiting.tsx';
import { EditWinForm } from './edit-win-form.tsx';
import { texts } from './texts.ts';
import { useWin } from './use-win.ts';

const words = texts.edit;

/** One win to be changed: loading, not to be had, or its form. */
export const EditWin = ({ id, today, onDone }: { id: string; today: string; onDone: () => void }) => {
  const { win, failed } = useWin(id);
  if (win !== undefined) return <EditWinForm win={win} today={today} onDone={onDone} />;
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
