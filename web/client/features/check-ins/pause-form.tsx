import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import type { CheckInsChange } from '#web/contract/check-ins.ts';
import { dayAfter, todayIn } from '../../shared/calendar.ts';
import field from '../../shared/forms/text-field.module.css';
import styles from './check-ins-panel.module.css';
import { copy } from './copy.ts';

/** Pauses until a day to choose, or until further notice. */
export const PauseForm = (props: {
  timezone: string;
  saving: boolean;
  onChange: (change: CheckInsChange) => Promise<void>;
  onClose: () => void;
}) => {
  const id = useId();
  const first = dayAfter(todayIn(props.timezone, new Date()));
  const [until, setUntil] = useState('');
  return (
    <div className={field.field}>
      <label htmlFor={id}>{copy.pauseUntil}</label>
      <Input
        className={styles.date ?? ''}
        id={id}
        type="date"
        min={first}
        value={until}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setUntil(target.value)}
      />
      <p id={`${id}-hint`} className={field.hint}>
        {copy.pauseHint}
      </p>
      <div className={styles.controls}>
        <Button
          disabled={until < first || props.saving}
          loading={props.saving}
          onClick={() => void props.onChange({ pausedUntil: until })}
        >
          {copy.pause}
        </Button>
        <Button disabled={props.saving} onClick={() => void props.onChange({ pausedUntil: 'stopped' })}>
          {copy.stop}
        </Button>
        <Button type="text" disabled={props.saving} onClick={props.onClose}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  );
};
