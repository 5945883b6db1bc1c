import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { PlanType } from '#web/contract/fields.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { planChoices } from '../../shared/plan-choices.ts';
import { texts } from './texts.ts';

const words = texts.change;
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
    <Panel
      title={words.heading}
      lead={offered?.detail}
      action={<Button onClick={show}>{words.to(texts.plans[other])}</Button>}
    >
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
    </Panel>
  );
};
