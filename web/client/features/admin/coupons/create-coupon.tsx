import { Input } from 'antd';
import { useState } from 'react';
import { couponChanged } from '#web/contract/admin/coupons.ts';
import { useApi } from '../../../shared/api/api-context.ts';
import select from '../../../shared/forms/select-field.module.css';
import { ActionDialog } from '../action-dialog.tsx';
import { DialogField } from '../dialog-field.tsx';
import { copy } from './copy.ts';
import styles from './coupons.module.css';

const words = copy.creating;
const EMPTY = { code: '', kind: 'percent', amount: '', months: '', uses: '', endsAt: '' };
type Typed = typeof EMPTY;

/** An empty field is null: a code that is drawn, every payment, no limit, no end. The server checks the rest. */
const couponOf = ({ code, kind, amount, months, uses, endsAt }: Typed) => ({
  code: code.trim() || null,
  discount: kind === 'percent' ? { percent: Number(amount) } : { cents: Math.round(Number(amount) * 100) },
  months: months === '' ? null : Number(months),
  uses: uses === '' ? null : Number(uses),
  endsAt: endsAt === '' ? null : `${endsAt}T23:59:59Z`,
});

export const CreateCoupon = (dialog: { onClose: () => void; onDone: () => void }) => {
  const api = useApi();
  const [typed, setTyped] = useState(EMPTY);
  return (
    <ActionDialog
      action={{
        title: copy.create,
        detail: <Fields typed={typed} onType={(more) => setTyped((before) => ({ ...before, ...more }))} />,
        verb: words.verb,
        send: async (reason) => {
          const body = { ...couponOf(typed), reason };
          const { message, coupon } = await api.write('POST', '/api/admin/coupons', body, couponChanged);
          return words.created(message, coupon.code);
        },
      }}
      {...dialog}
    />
  );
};

const Fields = ({ typed, onType }: { typed: Typed; onType: (more: Partial<Typed>) => void }) => {
  const number = (name: 'amount' | 'months' | 'uses', label: string, hint: string) => (
    <DialogField label={label} hint={hint}>
      {(id) => (
        <Input
          id={id}
          type="number"
          inputMode="decimal"
          value={typed[name]}
          onChange={({ target }) => onType({ [name]: target.value })}
        />
      )}
    </DialogField>
  );
  const kind = typed.kind === 'percent' ? 'percent' : 'amount';
  return (
    <>
      <p>{words.detail}</p>
      <div className={styles.fields}>
        <DialogField label={words.code} hint={words.codeHint}>
          {(id) => (
            <Input
              id={id}
              value={typed.code}
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onType({ code: target.value })}
            />
          )}
        </DialogField>
        <DialogField label={words.endsAt} hint={words.endsAtHint}>
          {(id) => (
            <Input
              id={id}
              type="date"
              value={typed.endsAt}
              onChange={({ target }) => onType({ endsAt: target.value })}
            />
          )}
        </DialogField>
        <DialogField label={words.kind}>
          {(id) => (
            <select
              id={id}
              className={select.select}
              value={kind}
              onChange={({ target }) => onType({ kind: target.value })}
            >
              <option value="percent">{words.kinds.percent}</option>
              <option value="amount">{words.kinds.amount}</option>
            </select>
          )}
        </DialogField>
        {number('amount', words.amount, words.amountHint[kind])}
        {number('months', words.months, words.monthsHint)}
        {number('uses', words.uses, words.usesHint)}
      </div>
    </>
  );
};
