import { Button } from 'antd';
import { useState } from 'react';
import { type Coupon, couponChanged, couponList } from '#web/contract/admin/coupons.ts';
import { useApi } from '../../../shared/api/api-context.ts';
import { ActionDialog } from '../action-dialog.tsx';
import { AdminHead } from '../admin-head.tsx';
import { useAdminList } from '../admin-reads.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { countOf } from '../figures.ts';
import { moneyOf } from '../money.ts';
import { useMayAct } from '../operator.ts';
import { Code, Listing, StateTag } from '../states.tsx';
import { When } from '../when.tsx';
import { copy } from './copy.ts';
import { CreateCoupon } from './create-coupon.tsx';

type Doing = Readonly<{ create: true } | { disable: Coupon }>;

/** Coupons with their uses: to create, and to switch off. */
export const CouponList = () => {
  const mayAct = useMayAct();
  const list = useAdminList('/api/admin/coupons', {}, couponList);
  const rows = list.pages?.flatMap(({ coupons }) => coupons) ?? [];
  const [doing, setDoing] = useState<Doing | null>(null);
  const dialog = { onClose: () => setDoing(null), onDone: () => void list.readAgain() };
  return (
    <>
      <AdminHead
        title={copy.title}
        lead={copy.lead}
        actions={
          mayAct && (
            <Button type="primary" onClick={() => setDoing({ create: true })}>
              {copy.create}
            </Button>
          )
        }
      />
      <Listing list={list} rows={rows} nothing={copy.nothing}>
        {(coupons) => (
          <DataTable
            caption={copy.caption}
            columns={mayAct ? [...columns, disables((coupon) => setDoing({ disable: coupon }))] : columns}
            rows={coupons}
            idOf={({ code }) => code}
          />
        )}
      </Listing>
      {doing !== null &&
        ('create' in doing ? <CreateCoupon {...dialog} /> : <Disable coupon={doing.disable} {...dialog} />)}
    </>
  );
};

const columns: readonly Column<Coupon>[] = [
  { name: copy.columns.code, wide: true, show: ({ code }) => <Code>{code}</Code> },
  {
    name: copy.columns.state,
    show: ({ good }) => <StateTag tone={good ? 'good' : 'quiet'}>{good ? copy.good : copy.off}</StateTag>,
  },
  {
    name: copy.columns.discount,
    show: ({ discount }) => ('percent' in discount ? copy.percent(discount.percent) : moneyOf(discount.cents)),
  },
  { name: copy.columns.months, show: ({ months }) => (months === null ? copy.forGood : copy.months(months)) },
  {
    name: copy.columns.used,
    show: ({ used, uses }) => (uses === null ? countOf(used) : copy.used(countOf(used), countOf(uses))),
  },
  { name: copy.columns.endsAt, show: ({ endsAt }) => (endsAt === null ? copy.noEnd : <When at={endsAt} />) },
];

const disables = (onDisable: (coupon: Coupon) => void): Column<Coupon> => ({
  name: copy.columns.act,
  quietName: true,
  phone: 'bare',
  show: (coupon) =>
    coupon.good && (
      <Button aria-label={copy.disableThis(coupon.code)} onClick={() => onDisable(coupon)}>
        {copy.disable}
      </Button>
    ),
});

const Disable = ({ coupon: { code }, ...dialog }: { coupon: Coupon; onClose: () => void; onDone: () => void }) => {
  const api = useApi();
  const path = `/api/admin/coupons/${encodeURIComponent(code)}/disable`;
  const { title, detail, verb } = copy.disabling;
  return (
    <ActionDialog
      action={{
        title: title(code),
        detail,
        verb,
        danger: true,
        send: async (reason) => (await api.write('POST', path, { reason }, couponChanged)).message,
      }}
      {...dialog}
    />
  );
};
