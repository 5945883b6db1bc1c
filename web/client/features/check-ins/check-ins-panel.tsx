import { Button } from 'antd';
import { useState } from 'react';
import type { User } from '#web/contract/account.ts';
import type { CheckIns, CheckInsChange } from '#web/contract/check-ins.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { Panel } from '../../shared/panel/panel.tsx';
import { Skeleton } from '../../shared/panel/skeleton.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { BouncedNotice } from './bounced-notice.tsx';
import styles from './check-ins-panel.module.css';
import { NextList } from './next-list.tsx';
import { PausePart } from './pause-part.tsx';
import { Switches } from './switches.tsx';
import { texts } from './texts.ts';
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
      toast({ title: texts.saved });
    } catch (error) {
      toast({ title: texts.failed, description: wordsFor(error, texts.tryLater), variant: 'destructive' });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Panel title={texts.heading} lead={texts.lead}>
      {checkIns === undefined && !failed && <Skeleton label={texts.loading} lines={4} />}
      {failed && (
        <div className={styles.failed}>
          <Alert title={texts.loadFailed} />
          <Button onClick={retry}>{texts.retry}</Button>
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
      {quietSince !== null && pause === null && <p className={styles.detail}>{texts.quiet(quietSince)}</p>}
      <PausePart pause={pause} timezone={user.timezone} saving={saving} onChange={onChange} />
      <Switches checkIns={checkIns} user={user} onChange={onChange} />
    </div>
  );
};
