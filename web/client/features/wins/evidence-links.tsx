import { webAddress } from '#domain/links.ts';
import type { Achievement } from '#web/contract/achievements.ts';
import { copy } from './copy.ts';
import styles from './evidence.module.css';
import { RemoveEvidence } from './remove-evidence.tsx';
import { useWinActions } from './use-win-actions.ts';

const words = copy.evidence;

/** The pages elsewhere that are kept with a win. Each opens by itself alone, and is told nothing of where it was opened. */
export const EvidenceLinks = ({ win }: { win: Achievement }) => {
  const { removeLink } = useWinActions();
  return win.links.length === 0 ? null : (
    <ul className={styles.links} aria-label={words.links}>
      {win.links.map(({ id, url, name }) => (
        <li key={id}>
          <LinkOrText url={url}>{name || shortened(url)}</LinkOrText>
          {name !== '' && <span className={styles.host}>{new URL(url).host}</span>}
          <RemoveEvidence
            name={name || shortened(url)}
            remove={() => removeLink(win.id, id)}
            done={words.linkRemoved}
          />
        </li>
      ))}
    </ul>
  );
};

/** An address that may not be clickable is shown all the same: it may have been kept before that was checked. */
const LinkOrText = ({ url, children }: { url: string; children: string }) => {
  const href = webAddress(url);
  return href === null ? (
    <span title={url}>{children}</span>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" title={url}>
      {children}
    </a>
  );
};

const LONGEST = 60;

/** As people would say it: where it leads, and the beginning of what follows. */
const shortened = (url: string): string => {
  const said = url.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '');
  return said.length > LONGEST ? `${said.slice(0, LONGEST - 1)}…` : said;
};
