import { copy } from '../features/not-found/copy.ts';
import { useAppConfig } from '../shared/app-config.tsx';
import { Cairn } from '../shared/cairn/cairn.tsx';
import { usePageTitle } from '../shared/page-title.ts';
import { ButtonLink } from '../shared/parts/button-link.tsx';
import { Notice } from '../shared/parts/notice.tsx';
import styles from './page.module.css';

/** Any path that leads nowhere. */
export default function NotFoundPage() {
  usePageTitle(useAppConfig().brandName, copy.title);
  return (
    <div className={styles.reading}>
      <Notice
        level={1}
        title={copy.title}
        picture={<Cairn stones={[{ seed: 'nowhere', category: null }]} width={150} />}
        actions={<ButtonLink to="/">{copy.start}</ButtonLink>}
      >
        <p>{copy.words}</p>
        <p>
          <code>{copy.hint}</code>
        </p>
      </Notice>
    </div>
  );
}
