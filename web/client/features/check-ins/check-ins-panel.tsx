import { Button, Input } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { User } from '#web/contract/account.ts';
import type { Done } from '#web/contract/answers.ts';
import type { CheckIns, CheckInsChange } from '#web/contract/check-ins.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { dayAfter, slotWords, todayIn } from '../../shared/calendar.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { CheckLine } from '../../shared/forms/check-field.tsx';
import { Panel, Skeleton } from '../../shared/parts/panel.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import styles from './check-ins-panel.module.css';
import { copy, noneWords, pausedWords } from './copy.ts';
import { useCheckIns } from './use-check-ins.ts';

type Owner = Pick<User, 'email' | 'messageDays' | 'messageFrequency' | 'phoneVerified' | 'timezone'>;

/** The next check-ins, and whether and how they come. */
export const CheckInsPanel = ({ user }: { user: Owner }) => {
  const { checkIns, failed, retry, change, proveAgain } = useCheckIns();
  const [saving, setSaving] = useState(false);
  const save = async (wanted: CheckInsChange): Promise<void> => {
    setSaving(true);
    try {
      await change(wanted);
      toast({ title: copy.saved });
    } catch (error) {
      toast({ title: copy.failed, description: wordsFor(error, copy.tryLater), variant: 'destructive' });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Panel title={copy.heading} lead={copy.lead}>
      {checkIns === undefined && !failed && <Skeleton label={copy.loading} lines={4} />}
      {failed && (
        <div className={styles.failed}>
          <Alert title={copy.loadFailed} />
          <Button onClick={retry}>{copy.retry}</Button>
        </div>
      )}
      {checkIns?.undeliverable && <BouncedNotice email={user.email} proveAgain={proveAgain} />}
      {checkIns && <Parts user={user} checkIns={checkIns} saving={saving} onChange={(wanted) => void save(wanted)} />}
    </Panel>
  );
};

const Parts = (props: {
  user: Owner;
  checkIns: CheckIns;
  saving: boolean;
  onChange: (change: CheckInsChange) => void;
}) => {
  const { user, checkIns, saving, onChange } = props;
  const { pause, quietSince } = checkIns;
  return (
    <div className={styles.parts}>
      <NextList planned={checkIns} timezone={user.timezone} />
      {quietSince !== null && pause === null && <p className={styles.detail}>{copy.quiet(quietSince)}</p>}
      <PausePart pause={pause} timezone={user.timezone} saving={saving} onChange={onChange} />
      <Switches checkIns={checkIns} user={user} onChange={onChange} />
    </div>
  );
};

/** Says that mail came back, and how that is put right. */
const BouncedNotice = ({ email, proveAgain }: { email: string; proveAgain: () => Promise<Done> }) => {
  const [sending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    try {
      toast({ title: copy.sentAgain, description: (await proveAgain()).message });
    } catch (error) {
      toast({ title: copy.failed, description: wordsFor(error, copy.tryLater), variant: 'destructive' });
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={styles.failed}>
      <Alert title={copy.bounced(email)} detail={copy.bouncedDetail} />
      <Button loading={sending} onClick={send}>
        {copy.sendAgain}
      </Button>
    </div>
  );
};

type Planned = Pick<CheckIns, 'next' | 'fewerFrom' | 'none'>;

/** The next check-ins as things stand, on the user's own calendar and clock, or why there are none. */
const NextList = ({ planned: { next, fewerFrom, none }, timezone }: { planned: Planned; timezone: string }) => (
  <div>
    <h3 className={styles.label}>{copy.next}</h3>
    {next.length === 0 ? (
      <p className={styles.detail}>{none === null ? copy.none : noneWords[none]}</p>
    ) : (
      <>
        <ol className={styles.next}>
          {next.map(({ date, at }) => (
            <li key={date}>
              <time dateTime={at}>{slotWords(at, timezone)}</time>
            </li>
          ))}
        </ol>
        <p className={styles.detail}>{copy.zone(timezone)}</p>
        {fewerFrom !== null && <p className={styles.detail}>{copy.fewerFrom(fewerFrom)}</p>}
      </>
    )}
  </div>
);

/** Pauses check-ins until a date or for good, or says that they are and resumes them. */
const PausePart = (props: {
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
          {copy.resume}
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
      <label htmlFor={id}>{copy.pauseUntil}</label>
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
          {copy.pause}
        </Button>
        <Button disabled={props.saving} onClick={() => props.onChange({ pausedUntil: 'stopped' })}>
          {copy.stop}
        </Button>
      </div>
      <p id={`${id}-hint`} className={styles.detail}>
        {copy.pauseHint}
      </p>
    </div>
  );
};

/** How check-ins come, and which insights do; each takes effect at once. */
const Switches = (props: {
  checkIns: CheckIns;
  user: Pick<User, 'messageDays' | 'messageFrequency' | 'phoneVerified'>;
  onChange: (change: CheckInsChange) => void;
}) => {
  const { checkIns, user, onChange } = props;
  const { thinning, byText, insights } = checkIns;
  const canText = user.phoneVerified || byText;
  return (
    <div className={styles.switches}>
      <Switch
        checked={thinning}
        onChange={(on) => onChange({ thinning: on })}
        detail={copy.thinningDetail(user.messageFrequency === 'weekly' && user.messageDays.length === 1)}
      >
        {copy.thinning}
      </Switch>
      <Switch
        checked={byText}
        disabled={!canText}
        onChange={(on) => onChange({ byText: on })}
        detail={canText ? copy.byTextDetail : copy.byTextNeedsPhone}
      >
        {copy.byText}
      </Switch>
      <Switch checked={insights.weekly} onChange={(weekly) => onChange({ insights: { ...insights, weekly } })}>
        {copy.weekly}
      </Switch>
      <Switch checked={insights.monthly} onChange={(monthly) => onChange({ insights: { ...insights, monthly } })}>
        {copy.monthly}
      </Switch>
    </div>
  );
};

const Switch = (props: {
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
  detail?: string;
  children: ReactNode;
}) => (
  <CheckLine checked={props.checked} disabled={props.disabled ?? false} onChange={props.onChange}>
    {props.children}
    {props.detail !== undefined && <span className={styles.beside}>{props.detail}</span>}
  </CheckLine>
);
