import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { User } from '#web/contract/account.ts';
import type { Done } from '#web/contract/answers.ts';
import type { CheckIns, CheckInsChange } from '#web/contract/check-ins.ts';
import type { ProfileChange } from '#web/contract/profile.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { todayIn } from '../../shared/calendar.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { CheckLine } from '../../shared/forms/check-line.tsx';
import { Panel, Skeleton } from '../../shared/parts/panel.tsx';
import { ChangeableRow, SettingRow, SettingRows } from '../../shared/parts/setting-rows.tsx';
import { toast, UNDO_MS } from '../../shared/toasts/toasts.ts';
import styles from './check-ins-panel.module.css';
import { copy } from './copy.ts';
import { NextList } from './next-list.tsx';
import { PauseForm } from './pause-form.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import type { Scheduled } from './schedule-values.ts';
import { pausedWords, scheduleWords } from './schedule-words.ts';
import { useCheckIns } from './use-check-ins.ts';

type Owner = Scheduled & Pick<User, 'email' | 'phoneVerified'>;

/** When check-ins come, the next of them, and whether and how they do. `save` changes the profile. */
export const CheckInsPanel = ({ user, save }: { user: Owner; save: (change: ProfileChange) => Promise<User> }) => {
  const { checkIns, failed, retry, change, proveAgain } = useCheckIns();
  const [saving, setSaving] = useState(false);
  const set = async (wanted: CheckInsChange, undo?: CheckInsChange): Promise<boolean> => {
    setSaving(true);
    try {
      await change(wanted);
      const action = undo && { label: copy.undo, run: () => void set(undo) };
      toast({ title: copy.saved, ...(action && { action, duration: UNDO_MS }) });
      return true;
    } catch (error) {
      toast({ title: copy.failed, description: wordsFor(error, copy.tryLater), variant: 'destructive' });
      return false;
    } finally {
      setSaving(false);
    }
  };
  return (
    <Panel title={copy.heading} lead={copy.lead}>
      {checkIns === undefined && !failed && (
        <div className={styles.coming}>
          <Skeleton label={copy.loading} lines={6} />
        </div>
      )}
      {failed && (
        <div className={styles.failed}>
          <Alert title={copy.loadFailed} />
          <Button onClick={retry}>{copy.retry}</Button>
        </div>
      )}
      {checkIns?.undeliverable && <BouncedNotice email={user.email} proveAgain={proveAgain} />}
      {checkIns && <Rows user={user} checkIns={checkIns} saving={saving} onChange={set} save={save} />}
    </Panel>
  );
};

type RowsProps = Readonly<{
  user: Owner;
  checkIns: CheckIns;
  saving: boolean;
  /** `undo` is what takes it back. */
  onChange: (change: CheckInsChange, undo?: CheckInsChange) => Promise<boolean>;
}>;

const Rows = (props: RowsProps & { save: (change: ProfileChange) => Promise<User> }) => {
  const { user, checkIns } = props;
  const [open, setOpen] = useState(false);
  return (
    <SettingRows>
      <ChangeableRow
        label={copy.schedule}
        change={{ word: copy.change, name: copy.changeSchedule }}
        open={open}
        onOpen={() => setOpen(true)}
        form={
          <ScheduleForm
            user={user}
            next={checkIns.next[0]?.date ?? null}
            save={props.save}
            onClose={() => setOpen(false)}
          />
        }
        detail={copy.zoneOf(user.timezone)}
      >
        {scheduleWords(user)}
      </ChangeableRow>
      <SettingRow label={copy.next}>
        <NextList planned={checkIns} timezone={user.timezone} />
      </SettingRow>
      <PauseRow {...props} />
      <Switches {...props} />
    </SettingRows>
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

/** Pauses check-ins until a date or for good, or says that they are and resumes them. */
const PauseRow = ({ user, checkIns: { pause, quietSince }, saving, onChange }: RowsProps) => {
  const [open, setOpen] = useState(false);
  if (pause !== null)
    return (
      <SettingRow
        label={copy.pauseLabel}
        action={
          <Button
            loading={saving}
            onClick={() => void onChange({ pausedUntil: null }, pauseAgain(pause, user.timezone))}
          >
            {copy.resume}
          </Button>
        }
      >
        {pausedWords(pause)}
      </SettingRow>
    );
  const set = async (wanted: CheckInsChange): Promise<void> => {
    if (await onChange(wanted, { pausedUntil: null })) setOpen(false);
  };
  return (
    <ChangeableRow
      label={copy.pauseLabel}
      change={{ word: copy.change, name: copy.changePause }}
      open={open}
      onOpen={() => setOpen(true)}
      form={<PauseForm timezone={user.timezone} saving={saving} onChange={set} onClose={() => setOpen(false)} />}
      {...(quietSince !== null && { detail: copy.quiet(quietSince) })}
    >
      {copy.notPaused}
    </ChangeableRow>
  );
};

/** What brings a pause back that its user had asked for; one of ours ends for good. */
const pauseAgain = (
  { from, until, reason }: NonNullable<CheckIns['pause']>,
  timezone: string,
): CheckInsChange | undefined => {
  if (reason !== 'asked' && reason !== 'stopped') return undefined;
  const isAhead = from !== null && from > todayIn(timezone, new Date());
  return { pausedUntil: until ?? 'stopped', ...(isAhead && { pausedFrom: from }) };
};

/** How check-ins come, and which insights do; each takes effect at once. */
const Switches = ({ checkIns, user, onChange }: RowsProps) => {
  const { thinning, byText, insights } = checkIns;
  const canText = user.phoneVerified || byText;
  const isWeekly = user.messageFrequency === 'weekly' && user.messageDays.length === 1;
  return (
    <>
      <SettingRow label={copy.silence}>
        <Switch
          checked={thinning}
          onChange={(on) => void onChange({ thinning: on })}
          detail={copy.thinningDetail(isWeekly)}
        >
          {copy.thinning}
        </Switch>
      </SettingRow>
      <SettingRow label={copy.texts}>
        <Switch
          checked={byText}
          disabled={!canText}
          onChange={(on) => void onChange({ byText: on })}
          detail={canText ? copy.byTextDetail : copy.byTextNeedsPhone}
        >
          {copy.byText}
        </Switch>
      </SettingRow>
      <SettingRow label={copy.insights}>
        <Switch checked={insights.weekly} onChange={(weekly) => void onChange({ insights: { ...insights, weekly } })}>
          {copy.weekly}
        </Switch>
        <Switch
          checked={insights.monthly}
          onChange={(monthly) => void onChange({ insights: { ...insights, monthly } })}
        >
          {copy.monthly}
        </Switch>
      </SettingRow>
    </>
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
