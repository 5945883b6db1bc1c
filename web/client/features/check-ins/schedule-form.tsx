import { useId } from 'react';
import { useField, useFormState } from 'react-final-form';
import type { User } from '#web/contract/account.ts';
import type { ProfileChange } from '#web/contract/profile.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { frequencies, times } from '../../shared/check-in-choices.ts';
import choice from '../../shared/forms/choice-field.module.css';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import page from '../../shared/forms/form-page.module.css';
import { RowForm } from '../../shared/forms/row-form.tsx';
import { useFieldPart } from '../../shared/forms/schema-form.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import field from '../../shared/forms/text-field.module.css';
import { TextField } from '../../shared/forms/text-field.tsx';
import { toast, UNDO_MS } from '../../shared/toasts/toasts.ts';
import { ZoneField } from '../../shared/zone-select/zone-field.tsx';
import styles from './check-ins-panel.module.css';
import { copy } from './copy.ts';
import { NextList } from './next-list.tsx';
import {
  previewQueryOf,
  type Scheduled,
  type ScheduleValues,
  scheduleChangeOf,
  scheduleForm,
  scheduleUndoOf,
  scheduleValuesOf,
} from './schedule-values.ts';
import { shortDays, weekdays, weeks } from './schedule-words.ts';
import { useSchedulePreview } from './use-check-ins.ts';

/**
 * When check-ins come: any days, each or every second week, at any hour; below stands when the next ones would. `next` is the date
 * of the next one as things stand.
 */
export const ScheduleForm = (props: {
  user: Scheduled;
  next: string | null;
  save: (change: ProfileChange) => Promise<User>;
  onClose: () => void;
}) => (
  <RowForm
    schema={scheduleForm}
    initialValues={scheduleValuesOf(props.user)}
    failed={copy.failed}
    failure={copy.tryLater}
    onCancel={props.onClose}
    onSubmit={async (values) => {
      const { user, next, save, onClose } = props;
      const change = scheduleChangeOf(user, values);
      await save(change);
      onClose();
      const undo = () => void takenBack(() => save(scheduleUndoOf(user, change, next)));
      toast({ title: copy.saved, action: { label: copy.undo, run: undo }, duration: UNDO_MS });
    }}
  >
    <Fields />
    <Preview />
  </RowForm>
);

const takenBack = async (act: () => Promise<unknown>): Promise<void> => {
  try {
    await act();
    toast({ title: copy.undone });
  } catch (error) {
    toast({ title: copy.failed, description: wordsFor(error, copy.tryLater), variant: 'destructive' });
  }
};

const anyTime = [...times, { value: 'other', ...copy.anotherHour }];

const Fields = () => {
  const frequency = useField<string>('messageFrequency').input.value;
  const days = useField<string>('messageDays').input.value;
  const time = useField<string>('time').input.value;
  const often = frequencies.map((one) => (one.value === 'weekly' ? { ...one, detail: shortDays(days) } : one));
  return (
    <>
      <ChoiceField name="messageFrequency" label={copy.frequency} choices={often} />
      {frequency === 'weekly' && (
        <>
          <DaysField name="messageDays" />
          <SelectField name="messageEvery" label={copy.every} options={weeks} />
        </>
      )}
      <ChoiceField name="time" label={copy.time} choices={anyTime} />
      <div className={page.pair}>
        {time === 'other' && <TextField name="messageTime" label={copy.hour} look={{ kind: 'time' }} />}
        <ZoneField name="timezone" label={copy.zone} hint={copy.zoneHint} />
      </div>
    </>
  );
};

/** The days of the week that check-ins come on, as `ScheduleValues.messageDays` holds them: at least one. */
const DaysField = ({ name }: { name: string }) => {
  const id = useId();
  const { input, error } = useFieldPart<string>(name);
  const chosen = new Set(input.value.split(',').filter((day) => day !== ''));
  const toggle = (day: string, on: boolean): void => {
    const days = weekdays.map(({ value }) => value).filter((one) => (one === day ? on : chosen.has(one)));
    input.onChange(days.join(','));
  };
  return (
    <fieldset className={choice.group} aria-describedby={error === undefined ? undefined : `${id}-words`}>
      <legend className={choice.legend}>{copy.days}</legend>
      <div className={choice.days}>
        {weekdays.map(({ value, label, short }) => (
          <label key={value} className={choice.day}>
            <input
              type="checkbox"
              className={choice.box}
              checked={chosen.has(value)}
              aria-label={label}
              aria-invalid={error !== undefined}
              onChange={({ target }) => toggle(value, target.checked)}
              onFocus={() => input.onFocus()}
              onBlur={() => input.onBlur()}
            />
            <span>{short}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-words`} className={error === undefined ? field.hint : field.error}>
        {error ?? '\u00a0'}
      </p>
    </fieldset>
  );
};

/** What the server says the next ones would be. Its place is kept while it is asked, and while nothing can be said. */
const Preview = () => {
  const { values } = useFormState<ScheduleValues>({ subscription: { values: true } });
  const planned = useSchedulePreview(previewQueryOf(values));
  return (
    <section className={styles.preview} aria-label={copy.preview} aria-live="polite">
      <h3 className={styles.label}>{copy.preview}</h3>
      <p className={styles.detail}>{copy.zoneOf(values.timezone)}</p>
      {planned !== undefined && <NextList planned={planned} timezone={values.timezone} />}
    </section>
  );
};
