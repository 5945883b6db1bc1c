import { eventTypeList } from '#web/contract/admin/events.ts';
import { useAdminRead } from '../admin-reads.ts';
import { FilterBar, MomentFilter, SelectFilter, TextFilter, useFilters } from '../filters.tsx';
import { copy } from './copy.ts';

const FILTERS = ['type', 'stream', 'userId', 'correlation', 'from', 'to'] as const;

export const useEventFilters = () => useFilters(FILTERS);

/** `live`: the tail is of now. */
export const EventFilters = (props: { filters: ReturnType<typeof useEventFilters>; live: boolean }) => {
  const { values, set, isFiltered, clear } = props.filters;
  const { data } = useAdminRead('/api/admin/events/types', eventTypeList);
  const words = copy.filters;
  return (
    <FilterBar isFiltered={isFiltered} onClear={clear}>
      <SelectFilter
        label={words.type}
        value={values.type}
        onChange={(value) => set('type', value)}
        options={(data?.types ?? [values.type].filter(Boolean)).map((value) => ({ value, label: value }))}
      />
      <TextFilter
        label={words.stream}
        placeholder={words.streamHint}
        value={values.stream}
        onChange={(value) => set('stream', value)}
      />
      <TextFilter label={words.account} digits value={values.userId} onChange={(value) => set('userId', value)} />
      <TextFilter
        label={words.correlation}
        placeholder={words.correlationHint}
        value={values.correlation}
        onChange={(value) => set('correlation', value)}
      />
      {!props.live && (
        <>
          <MomentFilter label={words.from} value={values.from} onChange={(value) => set('from', value)} />
          <MomentFilter label={words.to} value={values.to} onChange={(value) => set('to', value)} />
        </>
      )}
    </FilterBar>
  );
};
