import { copy } from './copy.ts';
import styles from './palette.module.css';
import { PaletteDialog } from './palette-dialog.tsx';

const words = copy.keyList;
const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
const control = isMac ? copy.keyNames.command : copy.keyNames.control;

/** One after the other where they follow, together where they are held. */
const KEYS: readonly (readonly [words: string, keys: readonly string[], isHeld: boolean])[] = [
  [words.palette, [control, 'K'], true],
  [words.write, ['N'], true],
  [words.send, [control, '↵'], true],
  [words.dashboard, ['G', 'D'], false],
  [words.wins, ['G', 'W'], false],
  [words.content, ['G', 'C'], false],
  [words.profile, ['G', 'P'], false],
  [words.year, ['← ↑ ↓ →'], true],
  [words.toast, ['F8'], true],
  [words.help, ['?'], true],
];

/** Which keys there are. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <PaletteDialog label={copy.keysTitle} onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title}>{copy.keysTitle}</h2>
        <button type="button" className={styles.close} onClick={onClose}>
          {copy.close}
        </button>
      </div>
      <dl className={styles.keys}>
        {KEYS.map(([what, keys, isHeld]) => (
          <div key={what} className={styles.keyRow}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key, at) => (
                <span key={key}>
                  {at > 0 && <span className={styles.then}>{isHeld ? '+' : copy.followedBy}</span>}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </PaletteDialog>
  );
}
