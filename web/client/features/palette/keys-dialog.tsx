import { copy } from './copy.ts';
import { controlKey } from './key-names.ts';
import styles from './palette.module.css';
import { PaletteDialog } from './palette-dialog.tsx';
import { useSingleKeys } from './single-keys.ts';
import { SingleKeysSwitch } from './single-keys-switch.tsx';

const words = copy.keyList;

/** One after the other where they follow, together where they are held. */
const KEYS: readonly (readonly [words: string, keys: readonly string[], isHeld: boolean])[] = [
  [words.palette, [controlKey, 'K'], true],
  [words.write, ['N'], true],
  [words.send, [controlKey, '↵'], true],
  [words.dashboard, ['G', 'D'], false],
  [words.wins, ['G', 'W'], false],
  [words.content, ['G', 'C'], false],
  [words.profile, ['G', 'P'], false],
  [words.year, ['← ↑ ↓ →'], true],
  [words.toast, ['F8'], true],
  [words.help, ['?'], true],
];

/** They write a character, and are pressed alone. */
const areSingle = (keys: readonly string[]): boolean => keys.every((key) => key.length === 1);

/** Which keys there are, and the switch of those that are pressed alone. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const [singleOn] = useSingleKeys();
  const shown = KEYS.filter(([, keys]) => singleOn || !areSingle(keys));
  return (
    <PaletteDialog label={copy.keysTitle} onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title}>{copy.keysTitle}</h2>
        <button type="button" className={styles.close} onClick={onClose}>
          {copy.close}
        </button>
      </div>
      <div className={styles.scroll}>
        <dl className={styles.keys}>
          {shown.map(([what, keys, isHeld]) => (
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
        <div className={styles.foot}>
          <SingleKeysSwitch />
        </div>
      </div>
    </PaletteDialog>
  );
}
