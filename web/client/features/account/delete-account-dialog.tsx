import { Button, Modal } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { hasStatus, wordsFor } from '../../shared/api/api-error.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { money } from '../../shared/money.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import styles from './account.module.css';
import { copy } from './copy.ts';
import { type CodeForm, SignInAgain } from './sign-in-again.tsx';
import { type RefundOffer, useAccountActions } from './use-account-actions.ts';

const words = copy.remove;

type Deleting = 'with-refund' | 'without-refund';

/**
 * Asks before the account is deleted, offers what was paid lately, and asks for a fresh sign-in where the last one is too
 * long ago.
 */
export default function DeleteAccountDialog(props: {
  open: boolean;
  email: string;
  codeForm: CodeForm;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { remove } = useAccountActions();
  const [step, setStep] = useState<'sure' | Deleting | 'sign-in'>('sure');
  const offer = useRefundOffer(props.open);
  const confirm = async (how: Deleting): Promise<void> => {
    setStep(how);
    try {
      await remove(how === 'with-refund');
      const back = how === 'with-refund' && offer ? words.refund.done(money(offer.amount, offer.currency)) : undefined;
      toast({ title: words.done, ...(back && { description: back }) });
      props.onDeleted();
    } catch (error) {
      setStep(hasStatus(error, 403) ? 'sign-in' : 'sure');
      if (hasStatus(error, 403)) return;
      toast({ title: words.failed, description: wordsFor(error, words.tryLater), variant: 'destructive' });
    }
  };
  return (
    <Modal
      open={props.open}
      title={step === 'sign-in' ? copy.recent.title : words.title}
      footer={null}
      onCancel={props.onClose}
      afterClose={() => setStep('sure')}
    >
      {step === 'sign-in' ? (
        <SignInAgain email={props.email} codeForm={props.codeForm} onSignedIn={() => setStep('sure')} />
      ) : (
        <Sure deleting={step === 'sure' ? null : step} offer={offer} onCancel={props.onClose} onConfirm={confirm} />
      )}
    </Modal>
  );
}

/**
 * What would be given back, asked for each time the dialog opens: undefined until it is known, null for nothing. Deleting
 * must not wait for a payment provider that is away.
 */
const useRefundOffer = (open: boolean): RefundOffer | null | undefined => {
  const { refundOffer } = useAccountActions();
  const [offer, setOffer] = useState<RefundOffer | null | undefined>(undefined);
  useEffect(() => {
    if (!open) return;
    let gone = false;
    setOffer(undefined);
    const known = (found: RefundOffer | null) => !gone && setOffer(found);
    refundOffer().then(known, () => known(null));
    return () => {
      gone = true;
    };
  }, [open, refundOffer]);
  return offer;
};

type SureProps = Readonly<{
  deleting: Deleting | null;
  offer: RefundOffer | null | undefined;
  onCancel: () => void;
  onConfirm: (how: Deleting) => void;
}>;

const Sure = ({ deleting, offer, onCancel, onConfirm }: SureProps) => {
  const deleteButton = (how: Deleting, label: ReactNode, isMain: boolean) => (
    <Button
      type={isMain ? 'primary' : 'default'}
      danger
      loading={deleting === how}
      disabled={offer === undefined || (deleting !== null && deleting !== how)}
      onClick={() => onConfirm(how)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <p>{words.question}</p>
      <ul className={styles.facts}>
        {words.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {offer && <p className={styles.offer}>{words.refund.lead(money(offer.amount, offer.currency))}</p>}
      <div className={dialog.actions}>
        <Button onClick={onCancel}>{words.cancel}</Button>
        {offer && deleteButton('without-refund', words.refund.without, false)}
        {offer
          ? deleteButton('with-refund', words.refund.with(money(offer.amount, offer.currency)), true)
          : deleteButton('without-refund', words.confirm, true)}
      </div>
    </>
  );
};
