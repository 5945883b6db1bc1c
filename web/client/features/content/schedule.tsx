import { Input } from 'antd';
import { type ChangeEvent, useId } from 'react';
import { dayAfter } from '../../shared/calendar.ts';
import { CheckLine } from '../../shared/forms/check-line.tsx';
import { copy } from './copy.ts';
import styles from './schedule.module.css';

const words = copy.prompt;

/** Whether a post comes to its author on a day, and on which: tomorrow unless another is chosen. */
export const Schedule = (props: { today: string; date: string | null; onChoose: (date: string | null) => void }) => {
  const id = useId();
  return (
    <div className={styles.schedule}>
      <CheckLine
        checked={props.date !== null}
        onChange={(checked) => props.onChoose(checked ? dayAfter(props.today) : null)}
      >
        {words.schedule}
      </CheckLine>
      {props.date !== null && (
        <div className={styles.date}>
          <label htmlFor={id}>{words.date}</label>
          <Input
            id={id}
            type="date"
            min={props.today}
            value={props.date}
            onChange={(event: ChangeEvent<HTMLInputElement>) => props.onChoose(event.target.value)}
          />
        </div>
      )}
    </div>
  );
};
