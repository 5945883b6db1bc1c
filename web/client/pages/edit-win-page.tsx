import { useCallback } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { copy } from '../features/wins/copy.ts';
import { EditWin } from '../features/wins/edit-win.tsx';
import { FROM_WINS } from '../features/wins/from-wins.ts';
import { useAppConfig } from '../shared/app-config.tsx';
import { usePageTitle } from '../shared/page-title.ts';
import styles from './page.module.css';
import { useToday } from './use-today.ts';

/** One win, to be changed. */
export default function EditWinPage() {
  usePageTitle(useAppConfig().brandName, copy.edit.title);
  const { id = '' } = useParams();
  const done = useWayBack();
  return (
    <div className={styles.reading}>
      <Link
        to="/wins"
        className={styles.back}
        onClick={(event) => {
          event.preventDefault();
          done();
        }}
      >
        ← {copy.edit.back}
      </Link>
      <h1>{copy.edit.title}</h1>
      <EditWin id={id} today={useToday()} onDone={done} />
    </div>
  );
}

/** Back to the list as it was left, where it was left for this page; else to its top. */
const useWayBack = (): (() => void) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useCallback(() => void (state === FROM_WINS ? navigate(-1) : navigate('/wins')), [navigate, state]);
};
