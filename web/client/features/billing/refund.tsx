import { Button, Modal } from 'antd';
import { useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { useAppConfig } from '../../shared/app-config.tsx';
import { dayOf } from '../../shared/calendar.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { Banner } from '../../shared/forms/form-page.tsx';
import { money } from '../../shared/money.ts';
import { SettingRow } from '../../shared/parts/setting-rows.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import styles from './billing.module.css';
import { copy } from './copy.ts';
import { useAskedOpen } from './use-asked-open.ts';
import type { ShownBilling } from './use-billing.ts';
import { useBillingActions } from './use-billing-actions.ts';

const words = copy.refund;

type Refund = NonNullable<ShownBilling['refund']>;

/** Offers what was paid lately, in full; the subscription ends with it, which is asked about first. */
export const OfferRefund = ({ refund, onChanged }: { refund: Refund; onChanged: () => Promise<void> }) => {
  const { askRefund } = useBillingActions();
  const [open, setOpen] = useAskedOpen('refund');
  const [busy, setBusy] = useState(false);
  const amount = money(refund.amount, refund.currency);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      const given = await askRefund();
      toast({ title: words.done, description: words.doneDetail(money(given.amount, given.currency)) });
    } catch (error) {
      toast({ title: words.failed, description: wordsFor(error, copy.tryLater), variant: 'destructive' });
    } finally {
      setBusy(false);
      setOpen(false);
      await onChanged();
    }
  };
  return (
    <SettingRow label={words.label} action={<Button onClick={() => setOpen(true)}>{words.open}</Button>}>
      <p className={styles.note}>{words.lead(amount, dayOf(refund.until ?? ''))}</p>
      <Modal open={open} title={words.title(amount)} footer={null} onCancel={() => setOpen(false)}>
        <p>{words.detail}</p>
        <div className={dialog.actions}>
          <Button onClick={() => setOpen(false)}>{words.keep}</Button>
          <Button danger loading={busy} onClick={confirm}>
            {words.confirm}
          </Button>
        </div>
      </Modal>
    </SettingRow>
  );
};

/** What became of a refund that was asked for. */
export const RefundNews = ({ refund: { state, amount, currency } }: { refund: Refund }) =>
  state === 'offered' ? null : <Banner title={words.states[state](money(amount, currency))} />;

/** A link that asked for money back, where there is none to be had. */
export const NothingToRefund = () => {
  const [isAsked] = useAskedOpen('refund');
  const { supportEmail } = useAppConfig();
  return isAsked ? <Banner title={words.none(supportEmail)} /> : null;
};
