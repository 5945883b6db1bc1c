import { useCallback } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { copy } from '../features/wins/copy.ts';
import { EditWin } from '../features/wins/edit-win.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { usePageTitle } from '../shared/page-title.ts';
import styles from './page.module.css';
import { useToday } from './use-today.ts';

/** One win, to be changed. */
export default function EditWinPage() {
  usePageTitle(useAppConfig().brandName, copy.edit.title);
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const done = useCallback(() => navigate('/wins'), [navigate]);
  return (
    <div className={styles.reading}>
      <Link to="/wins" className={styles.back}>
        ← {copy.edit.back}
      </Link>
      <h1>{copy.edit.title}</h1>
      <EditWin id={id} today={useToday()} onDone={done} />
    </div>
  );
}
