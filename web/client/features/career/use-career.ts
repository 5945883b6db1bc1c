import { useCallback } from 'react';
import useSWR from 'swr';
import {
  type CareerFact,
  type CareerList,
  type CareerProposals,
  type CareerSaved,
  type CareerWords,
  careerImportPath,
  careerList,
  careerProposals,
  careerSaved,
} from '#web/contract/career.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { markChanged, useListVersion } from '../../shared/changes/list-versions.ts';

const path = '/api/user/career';

/** What the user says of their career. Each change answers once the list is as it then is, and the profile is read again. */
export const useCareer = () => {
  const api = useApi();
  const version = useListVersion('career');
  const { data, error, isValidating, mutate } = useSWR(
    [path, version],
    () => retrying(() => api.get(path, careerList), { times: 1, delay: 1000 }),
    { keepPreviousData: true },
  );
  const changed = useCallback(
    async ({ facts }: CareerSaved): Promise<void> => {
      const listed = (before?: CareerList): CareerList => ({
        success: true,
        facts,
        dismissed: before?.dismissed ?? [],
      });
      await mutate(listed, { revalidate: false }); // whole, as what stood there may be on its way again
      markChanged(['accounts']);
    },
    [mutate],
  );
  const add = useCallback(
    async (facts: readonly CareerFact[], imported: boolean): Promise<void> =>
      changed(await api.write('POST', path, { facts, imported }, careerSaved)),
    [api, changed],
  );
  const change = useCallback(
    async (id: string, words: CareerWords): Promise<void> =>
      changed(await api.write('PUT', `${path}/${encodeURIComponent(id)}`, words, careerSaved)),
    [api, changed],
  );
  const remove = useCallback(
    async (id: string): Promise<void> =>
      changed(await api.write('DELETE', `${path}/${encodeURIComponent(id)}`, undefined, careerSaved)),
    [api, changed],
  );
  const read = useCallback(
    (file: File): Promise<CareerProposals> => api.upload(careerImportPath, file, careerProposals),
    [api],
  );
  return {
    facts: data?.facts,
    failed: data === undefined && error !== undefined && !isValidating,
    retry: () => void mutate(),
    add,
    change,
    remove,
    read,
  };
};
export type CareerActions = Pick<ReturnType<typeof useCareer>, 'add' | 'change' | 'remove' | 'read'>;

/** A new id (a UUID), also on pages without a secure context, where `crypto.randomUUID` is missing. */
export const newFactId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
