import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { type Achievement, achievementPage } from '#web/contract/achievements.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';

const SHORTEST = 2;
const MOST = 5;
const TYPING_PAUSE = 200;

/** The newest wins whose words hold what is typed, a moment after it was. */
export const useFoundWins = (typed: string): readonly Achievement[] => {
  const api = useApi();
  const version = useListVersion('wins');
  const words = useAfterPause(typed.trim());
  const path = `/api/achievements?${new URLSearchParams({ q: words, limit: String(MOST) })}`;
  const { data } = useSWR(words.length < SHORTEST ? null : [path, version], ([asked]) =>
    api.get(asked, achievementPage),
  );
  return words.length < SHORTEST || typed.trim().length < SHORTEST ? [] : (data?.achievements ?? []);
};

const useAfterPause = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
