import type { Achievement } from '#web/contract/achievements.ts';
import { EvidenceLinks } from './evidence-links.tsx';
import { EvidenceList } from './evidence-list.tsx';

/** All that is kept with a win. */
export default function KeptEvidence({ win, label }: { win: Achievement; label: string }) {
  return (
    <>
      <EvidenceList win={win} label={label} />
      <EvidenceLinks win={win} />
    </>
  );
}
