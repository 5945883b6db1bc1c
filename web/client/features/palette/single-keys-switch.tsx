import { useId } from 'react';
import { CheckLine } from '../../shared/forms/check-line.tsx';
import { copy } from './copy.ts';
import { controlKey } from './key-names.ts';
import styles from './palette.module.css';
import { useSingleKeys } from './single-keys.ts';

/** Switches the keys that do something when they are pressed alone, in this browser and at once. */
export const SingleKeysSwitch = () => {
  const id = useId();
  const [on, choose] = useSingleKeys();
  return (
    <div>
      <CheckLine checked={on} onChange={choose} describedBy={id}>
        {copy.singleKeys.label}
      </CheckLine>
      <p id={id} className={styles.switchDetail}>
        {copy.singleKeys.detail(controlKey)}
      </p>
    </div>
  );
};
