import { ButtonLink } from '../../shared/parts/button-link.tsx';
import { Mark, Notice } from '../../shared/parts/notice.tsx';
import { Waiting } from '../../shared/parts/waiting.tsx';
import { copy } from './copy.ts';
import type { PaymentReturn } from './use-payment-return.ts';

const words = copy.payment;

const reasons = { 'no-email': words.noEmail, 'no-token': words.noToken, error: words.error } as const;

/** What somebody sees who came back from paying. */
export const PaymentResult = ({ phase }: { phase: PaymentReturn }) => {
  if (phase === 'processing') return <Waiting title={words.processing} detail={words.processingDetail} />;
  if (phase === 'success') {
    return (
      <Notice role="status" level={1} title={words.success} picture={<Mark kind="done" />}>
        <p>{words.successDetail}</p>
      </Notice>
    );
  }
  return (
    <Notice
      role="alert"
      level={1}
      title={words.failed}
      picture={<Mark kind="failed" />}
      actions={<ButtonLink to="/login">{words.toLogin}</ButtonLink>}
    >
      <p>{reasons[phase]}</p>
    </Notice>
  );
};
