import type { ReactNode } from 'react';
import type { User } from '#web/contract/account.ts';
import type { CheckIns, CheckInsChange } from '#web/contract/check-ins.ts';
import { CheckLine } from '../../shared/forms/check-line.tsx';
import styles from './check-ins-panel.module.css';
import { texts } from './texts.ts';

/** How check-ins come, and which insights do; each takes effect at once. */
export const Switches = (props: {
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
        detail={texts.thinningDetail(user.messageFrequency === 'weekly' && user.messageDays.length === 1)}
      >
        {texts.thinning}
      </Switch>
      <Switch
        checked={byText}
        disabled={!canText}
        onChange={(on) => onChange({ byText: on })}
        detail={canText ? texts.byTextDetail : texts.byTextNeedsPhone}
      >
        {texts.byText}
      </Switch>
      <Switch checked={insights.weekly} onChange={(weekly) => onChange({ insights: { ...insights, weekly } })}>
        {texts.weekly}
      </Switch>
      <Switch checked={insights.monthly} onChange={(monthly) => onChange({ insights: { ...insights, monthly } })}>
        {texts.monthly}
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
