import { eventTypeList } from '#web/contract/admin/events.ts';
import { useAdminRead } from '../admin-reads.ts';
import { FilterBar, MomentFilter, SelectFilter, TextFilter, useFilters } from '../filters.tsx';
import { copy } from './copy.ts';

const FILTERS = ['type', 'stream', 'userId', 'correlation', 'from', 'to'] as const;

/** How the log is shown; a tree is of all that followed from one thing. */
export type View = 'newest' | 'oldest' | 'live' | 'tree';
export const VIEWS: readonly View[] = ['newest', 'oldest', 'live', 'tree'];

export const useEventFilters = () => useFilters(FILTERS);

/** A tree is of one correlation, and the tail is of now: the other filters say nothing then. */
export const EventFilters = (props: { filters: ReturnType<typeof useEventFilters>; view: View }) => {
  const { values, set, isFiltered, clear } = props.filters;
  const words = copy.filters;
  return (
    <FilterBar isFiltered={isFiltered} onClear={clear}>
      {props.view !== 'tree' && (
        <>
          <TypeFilter value={values.type} onChange={(value) => set('type', value)} />
          <TextFilter
            label={words.stream}
            placeholder={words.streamHint}
            value={values.stream}
            onChange={(value) => set('stream', value)}
          />
          <TextFilter label={words.account} digits value={values.userId} onChange={(value) => set('userId', value)} />
        </>
      )}
      <TextFilter
        label={words.correlation}
        placeholder={words.correlationHint}
        value={values.correlation}
        onChange={(value) => set('correlation', value)}
      />
      {(props.view === 'newest' || props.view === 'oldest') && (
        <>
          <MomentFilter label={words.from} value={values.from} onChange={(value) => set('from', value)} />
          <MomentFilter label={words.to} value={values.to} onChange={(value) => set('to', value)} />
        </>
      )}
    </FilterBar>
  );
};

const TypeFilter = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { data } = useAdminRead('/api/admin/events/types', eventTypeList);
  const types = data?.types ?? (value === '' ? [] : [value]);
  return (
    <SelectFilter
      label={copy.filters.type}
      value={value}
      onChange={onChange}
      options={types.map((type) => ({ value: type, label: type }))}
    />
  );
};
