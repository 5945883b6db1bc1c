import type { Achievement } from '#web/contract/achievements.ts';
import { evidencePath } from '#web/contract/evidence.ts';
import styles from './evidence.module.css';
import { EvidenceFile } from './evidence-file.tsx';
import { texts } from './texts.ts';

/** The pictures and PDFs that are kept with a win. Nothing of them is fetched from anywhere but our own server. */
export const Evidence = ({ win }: { win: Achievement }) =>
  win.evidence.length === 0 ? null : (
    <section className={styles.evidence} aria-label={texts.evidence.label}>
      <ul>
        {win.evidence.map((file) => (
          <EvidenceFile key={file.id} winId={win.id} file={file} path={evidencePath(win.id, file.id)} />
        ))}
      </ul>
    </section>
  );
