import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { PlanType } from '#web/contract/fields.ts';
import { SettingRow } from '../../shared/parts/setting-rows.tsx';
import { planChoices } from '../../shared/plan-choices.ts';
import { copy } from './copy.ts';

const words = copy.change;
const ChangePlanDialog = lazy(() => import('./change-plan-dialog.tsx'));

/** The other plan, and the way to it. */
export const ChangePlan = ({ plan, onChanged }: { plan: PlanType; onChanged: () => Promise<void> }) => {
  const [open, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const other: PlanType = plan === 'monthly' ? 'yearly' : 'monthly';
  const offered = planChoices.find(({ value }) => value === other);
  const show = (): void => {
    setRound(round + 1);
    setOpen(true);
  };
  return (
    <SettingRow
      label={words.label}
      detail={offered?.detail}
      action={<Button onClick={show}>{words.to(copy.plans[other])}</Button>}
    >
      {copy.plans[other]}
      <Suspense>
        {round > 0 && (
          <ChangePlanDialog
            key={other}
            plan={other}
            round={round}
            open={open}
            onClose={() => setOpen(false)}
            onChanged={onChanged}
          />
        )}
      </Suspense>
    </SettingRow>
  );
};
