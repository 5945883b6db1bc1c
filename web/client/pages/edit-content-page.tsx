import { Link, useParams } from 'react-router-dom';
import { copy } from '../features/content/copy.ts';
import { Editor } from '../features/content/editor.tsx';
import { useSessionState } from '../features/session/session-context.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { usePageTitle } from '../shared/page-title.ts';
import styles from './page.module.css';
import { useToday } from './use-today.ts';

/** One document, to be changed. */
export default function EditContentPage() {
  usePageTitle(useAppConfig().brandName, copy.edit.title);
  const { id = '' } = useParams();
  const today = useToday();
  const state = useSessionState();
  return (
    <div className={styles.reading}>
      <Link to="/content" className={styles.back}>
        ← {copy.edit.back}
      </Link>
      <h1>{copy.edit.title}</h1>
      {state.status === 'signed-in' && <Editor key={id} id={id} today={today} timezone={state.user.timezone} />}
    </div>
  );
}
