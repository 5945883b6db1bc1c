import { useMemo } from 'react';
import useSWR from 'swr';
import { done } from '#web/contract/answers.ts';
import {
  type NewSkillChoice,
  type SkillChoice,
  type SkillsProfile,
  skillChoiceList,
  skillChoiceMade,
  skillsProfileAnswer,
} from '#web/contract/skills.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { firstOf } from '../../shared/api/first-of.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { markChanged, useListVersion } from '../../shared/changes/list-versions.ts';

/** So long the rest of the page goes first. */
const FETCH_DELAY_MS = 300;

/** `profile` is undefined until it is read, and null while no win shows a skill. */
type SkillsRead = Readonly<{ profile: SkillsProfile | null | undefined; failed: boolean }>;

/** What the wins show of skills, read again whenever wins, career facts or the names of skills changed. */
export const useSkillsProfile = (userId: number): SkillsRead => {
  const api = useApi();
  const versions = [useListVersion('wins'), useListVersion('skill-choices'), useListVersion('career')];
  const path = `/api/user-skills-profile/${userId}`;
  const first = firstOf(api, path, skillsProfileAnswer);
  const read = async () => {
    if (api.first(path, skillsProfileAnswer) === undefined)
      await new Promise((resolve) => setTimeout(resolve, FETCH_DELAY_MS));
    return retrying(() => api.get(path, skillsProfileAnswer), { times: 1, delay: 1000 });
  };
  const { data, error, isValidating } = useSWR([path, ...versions], read, first);
  return { profile: data?.profile, failed: error !== undefined && !isValidating };
};

const CHOICES = '/api/user/skills/choices';

type ChoicesRead = Readonly<{ choices: readonly SkillChoice[] | undefined; failed: boolean }>;

/** What was renamed, merged and hidden, the newest first. */
export const useSkillChoices = (): ChoicesRead => {
  const api = useApi();
  const version = useListVersion('skill-choices');
  const { data, error } = useSWR([CHOICES, version], () =>
    retrying(() => api.get(CHOICES, skillChoiceList), { times: 1, delay: 1000 }),
  );
  return { choices: data?.choices, failed: data === undefined && error !== undefined };
};

/** Wins show skills by other names then: their list is read again too. */
const CHANGED = ['skill-choices', 'wins'] as const;

export const useSkillActions = () => {
  const api = useApi();
  return useMemo(
    () => ({
      async choose(choice: NewSkillChoice): Promise<string> {
        const { id } = await api.write('POST', CHOICES, choice, skillChoiceMade);
        markChanged(CHANGED);
        return id;
      },
      async undo(id: string): Promise<void> {
        await api.write('DELETE', `${CHOICES}/${encodeURIComponent(id)}`, undefined, done);
        markChanged(CHANGED);
      },
    }),
    [api],
  );
};
