import { type AiFigures, aiFigures } from '#web/contract/admin/ai.ts';
import { AdminHead } from '../admin-head.tsx';
import { useAdminRead } from '../admin-reads.ts';
import { Choice } from '../choice.tsx';
import { countOf } from '../figures.ts';
import { useFilters } from '../filters.tsx';
import { smallMoneyOf } from '../money.ts';
import { Code, Facts, Reading } from '../states.tsx';
import { AiCharts } from './ai-charts.tsx';
import { AiTables } from './ai-tables.tsx';
import { copy } from './copy.ts';

const EVERY_MS = 30_000;
type Span = keyof typeof copy.spans;
const SPANS = (['1', '7', '30'] as const).map((value) => ({ value, label: copy.spans[value] }));

/** Figures of AI for the last days. */
export const AiView = () => {
  const { values, set } = useFilters(['days']);
  const span: Span = SPANS.find(({ value }) => value === values.days)?.value ?? '30';
  const read = useAdminRead(`/api/admin/ai?days=${span}`, aiFigures, { every: EVERY_MS });
  return (
    <>
      <AdminHead
        title={copy.title}
        lead={copy.lead}
        actions={
          <Choice
            label={copy.span}
            options={SPANS}
            chosen={span}
            onChoose={(value) => set('days', value === '30' ? '' : value)}
          />
        }
      />
      <Reading read={read} lines={10}>
        {(figures) => (
          <>
            <InUse figures={figures} />
            <AiCharts days={figures.days} />
            <AiTables figures={figures} />
          </>
        )}
      </Reading>
    </>
  );
};

const InUse = ({ figures: { model, prices, models, written } }: { figures: AiFigures }) => {
  const costs = models.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const cost = costs.length === 0 ? null : costs.reduce((sum, one) => sum + one, 0);
  return (
    <Facts
      facts={[
        [copy.model, model === null ? copy.noModel : <Code key="model">{model}</Code>],
        [
          copy.prices,
          prices === null ? copy.noPrice : copy.price(smallMoneyOf(prices.input), smallMoneyOf(prices.output)),
        ],
        [copy.cost, cost === null ? copy.costUnknown : smallMoneyOf(cost)],
        [copy.written, copy.share(countOf(written.ai), countOf(written.ai + written.plain))],
      ]}
    />
  );
};
