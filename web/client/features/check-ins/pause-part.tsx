import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import type { CheckIns, CheckInsChange } from '#web/contract/check-ins.ts';
import { dayAfter, todayIn } from '../../shared/calendar.ts';
import styles from './check-ins-panel.module.css';
import { pausedWords, texts } from './texts.ts';

/** Pauses check-ins until a date or for good, or says that they are and resumes them. */
export const PausePart = (props: {
  pause: CheckIns['pause'];
  timezone: string;
  saving: boolean;
  onChange: (change: CheckInsChange) => void;
}) => {
  const { pause, saving, onChange } = props;
  if (pause !== null)
    return (
      <div className={styles.line}>
        <p className={styles.words}>
          <strong>{pausedWords(pause)}</strong>
        </p>
        <Button type="primary" loading={saving} onClick={() => onChange({ pausedUntil: null })}>
          {texts.resume}
        </Button>
      </div>
    );
  return <PauseForm timezone={props.timezone} saving={saving} onChange={onChange} />;
};

const PauseForm = (props: { timezone: string; saving: boolean; onChange: (change: CheckInsChange) => void }) => {
  const id = useId();
  const first = dayAfter(todayIn(props.timezone, new Date()));
  const [until, setUntil] = useState('');
  return (
    <div className={styles.pause}>
      <label htmlFor={id}>{texts.pauseUntil}</label>
      <div className={styles.controls}>
        <Input
          id={id}
          type="date"
          min={first}
          value={until}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setUntil(target.value)}
        />
        <Button
          disabled={until < first || props.saving}
          loading={props.saving}
          onClick={() => props.onChange({ pausedUntil: until })}
        >
          {texts.pause}
        </Button>
        <Button disabled={props.saving} onClick={() => props.onChange({ pausedUntil: 'stopped' })}>
          {texts.stop}
        </Button>
      </div>
      <p id={`${id}-hint`} className={styles.detail}>
        {texts.pauseHint}
      </p>
    </div>
  );
};
