import { useField } from 'react-final-form';
import { frequencies, times } from '../../shared/check-in-choices.ts';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import page from '../../shared/forms/form-page.module.css';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { ZoneField } from '../../shared/zone-select/zone-field.tsx';
import { DaysField } from './days-field.tsx';
import { shortDays, texts, weeks } from './texts.ts';

const anyTime = [...times, { value: 'other', ...texts.anotherHour }];

/** How often, on which days and at what hour check-ins come. */
export const PreferenceFields = ({ editing }: { editing: boolean }) => {
  const frequency = useField<string>('messageFrequency').input.value;
  const days = useField<string>('messageDays').input.value;
  const time = useField<string>('time').input.value;
  const often = frequencies.map((one) => (one.value === 'weekly' ? { ...one, detail: shortDays(days) } : one));
  return (
    <>
      <ChoiceField name="messageFrequency" label={texts.frequency} choices={often} disabled={!editing} />
      {frequency === 'weekly' && (
        <>
          <DaysField name="messageDays" disabled={!editing} />
          <SelectField name="messageEvery" label={texts.every} options={weeks} disabled={!editing} />
        </>
      )}
      <ChoiceField name="time" label={texts.time} choices={anyTime} disabled={!editing} />
      <div className={page.pair}>
        {time === 'other' && (
          <TextField name="messageTime" label={texts.hour} look={{ kind: 'time' }} readOnly={!editing} />
        )}
        <ZoneField name="timezone" label={texts.zone} disabled={!editing} {...(editing && { hint: texts.zoneHint })} />
      </div>
    </>
  );
};
