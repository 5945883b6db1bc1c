import { useAppConfig } from '../shared/app-config.tsx';
import { Cairn } from '../shared/cairn/cairn.tsx';
import { usePageTitle } from '../shared/page-title.ts';
import { ButtonLink } from '../shared/parts/button-link.tsx';
import { Notice } from '../shared/parts/notice.tsx';
import styles from './page.module.css';

/** Any path that leads nowhere. */
export default function NotFoundPage() {
  usePageTitle(useAppConfig().brandName, '404 Page Not Found');
  return (
    <div className={styles.reading}>
      <Notice
        level={1}
        title="404 Page Not Found"
        picture={<Cairn stones={[{ seed: 'nowhere', category: null }]} width={150} />}
        actions={<ButtonLink to="/">Go to the start</ButtonLink>}
      >
        <p>No stone marks this way. Did you forget to add the page to the router?</p>
      </Notice>
    </div>
  );
}
