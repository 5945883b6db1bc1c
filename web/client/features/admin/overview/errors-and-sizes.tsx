import type { Overview } from '#web/contract/admin/overview.ts';
import { AdminSection } from '../admin-head.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { bytesOf, countOf } from '../figures.ts';
import { Empty, Facts, StateTag } from '../states.tsx';
import { copy } from './copy.ts';

type LoggedError = Overview['errors'][number];

/** Errors that any process logged, in 24 hours and 30 days. */
export const Errors = ({ now: { errors } }: { now: Overview }) => (
  <AdminSection title={copy.errors.title} lead={copy.errors.lead}>
    {errors.length === 0 ? (
      <Empty title={copy.errors.none} />
    ) : (
      <DataTable
        compact
        caption={copy.errors.title}
        columns={errorColumns}
        rows={errors}
        idOf={({ what, isOutage }) => `${what} ${isOutage}`}
      />
    )}
  </AdminSection>
);

const errorColumns: readonly Column<LoggedError>[] = [
  { name: copy.errors.columns.what, wide: true, show: ({ what }) => what },
  {
    name: copy.errors.columns.kind,
    show: ({ isOutage }) => (
      <StateTag tone={isOutage ? 'warn' : 'bad'}>{isOutage ? copy.errors.outage : copy.errors.error}</StateTag>
    ),
  },
  { name: copy.errors.columns.day, end: true, show: ({ day }) => countOf(day) },
  { name: copy.errors.columns.month, end: true, show: ({ month }) => countOf(month) },
];

/** Sizes of the stores on disk, as far as they are known. */
export const Sizes = ({ now: { sizes } }: { now: Overview }) => {
  const words = copy.sizes;
  const { log, archive, readModels, disk } = sizes;
  const size = (bytes: number | null) => (bytes === null ? words.unknown : bytesOf(bytes));
  return (
    <AdminSection title={words.title}>
      <Facts
        facts={[
          [words.log, size(log)],
          [words.archive, size(archive)],
          [words.readModels, size(readModels)],
          [words.disk, disk === null ? words.unknown : words.free(bytesOf(disk.free), bytesOf(disk.size))],
        ]}
      />
    </AdminSection>
  );
};
