import { useSearchParams } from 'react-router-dom';
import { type Overview, overview } from '#web/contract/admin/overview.ts';
import { AdminHead } from '../admin-head.tsx';
import { useAdminRead } from '../admin-reads.ts';
import { Choice } from '../choice.tsx';
import { utcOf } from '../figures.ts';
import { Reading } from '../states.tsx';
import { Attention } from './attention.tsx';
import { copy } from './copy.ts';
import { Happenings } from './happenings.tsx';
import { Models, Queues, Stores } from './machine.tsx';
import { People } from './people.tsx';
import type { Span } from './series.ts';

/** The change stream cannot say that a queue grows older: so it is read again this often, while it can be seen. */
const EVERY_MS = 5000;

/** Everything at a glance. */
export const OverviewView = () => {
  const read = useAdminRead('/api/admin/overview', overview, { every: EVERY_MS });
  const [query, setQuery] = useSearchParams();
  const span: Span = query.get('span') === 'month' ? 'month' : 'day';
  return (
    <>
      <AdminHead
        title={copy.title}
        lead={read.data && copy.lead(utcOf(read.data.at))}
        actions={
          <Choice
            label={copy.spanLabel}
            options={[
              { value: 'day', label: copy.spans.day },
              { value: 'month', label: copy.spans.month },
            ]}
            chosen={span}
            onChoose={(value) => setQuery(value === 'day' ? {} : { span: value }, { replace: true })}
          />
        }
      />
      <Reading read={read} lines={6}>
        {(now) => <Parts now={now} span={span} />}
      </Reading>
    </>
  );
};

const Parts = ({ now, span }: { now: Overview; span: Span }) => (
  <>
    <Attention now={now} />
    <Happenings now={now} span={span} />
    <People now={now} span={span} />
    <Queues now={now} />
    <Models now={now} />
    <Stores now={now} />
  </>
);
