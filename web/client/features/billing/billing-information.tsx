import { Button } from 'antd';
import { Notice } from '../../shared/notice/notice.tsx';
import { Panel, Panels } from '../../shared/panel/panel.tsx';
import { Skeleton } from '../../shared/panel/skeleton.tsx';
import { ChangePlan } from './change-plan.tsx';
import type { ShownBilling } from './read-billing.ts';
import { OfferRefund } from './refund.tsx';
import { Resubscribe } from './resubscribe.tsx';
import { SubscriptionPanel } from './subscription-panel.tsx';
import { texts } from './texts.ts';
import { useBilling } from './use-billing.ts';

/**
 * The subscription in whatever state it is: loading, failed, none, or all there is to know and do. `onChanged` comes when
 * it stands elsewhere than before.
 */
export const BillingInformation = ({ onChanged }: { onChanged: () => void }) => {
  const { billing, failed, read } = useBilling();
  const changed = async (): Promise<void> => {
    onChanged();
    await read();
  };
  if (failed)
    return (
      <Notice role="alert" level={2} title={texts.loadFailed} actions={<Button onClick={read}>{texts.retry}</Button>}>
        <p>{texts.loadFailedDetail}</p>
      </Notice>
    );
  if (billing === undefined)
    return (
      <Panel title={texts.subscription}>
        <Skeleton label={texts.loading} lines={5} />
      </Panel>
    );
  if (billing === null)
    return (
      <Notice role="status" level={2} title={texts.none.title}>
        <p>{texts.none.detail}</p>
      </Notice>
    );
  return (
    <Panels>
      <SubscriptionPanel billing={billing} onChanged={changed} />
      <WaysOn billing={billing} onChanged={changed} />
      {billing.refund?.state === 'offered' && <OfferRefund refund={billing.refund} onChanged={changed} />}
    </Panels>
  );
};

/** Another plan, or the way back. */
const WaysOn = ({ billing, onChanged }: { billing: ShownBilling; onChanged: () => Promise<void> }) => {
  if (billing.complimentary) return null;
  if (billing.status === 'active' && billing.plan !== null)
    return <ChangePlan plan={billing.plan} onChanged={onChanged} />;
  if (billing.status === 'cancelled' || billing.status === 'inactive')
    return <Resubscribe billing={billing} onChanged={onChanged} />;
  return null;
};
