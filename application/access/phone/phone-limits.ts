import { isTextLeft } from '#application/delivery/public.ts';
import { newId } from '#application/engine/ids.ts';
import { giveBack, type Limit, takeFrom } from '#application/engine/limits.ts';
import type { Services } from '#application/services.ts';
import { type Refusal, refuse } from '#domain/decider.ts';

const DAY = 24 * 60 * 60;

/** So soon after the last one; the page counts these seconds down. */
const PAUSE_SECONDS = 30;
const CODES_A_DAY_FOR_A_NUMBER = 5;
/** Whoever changes the number goes on counting. */
const CODES_A_DAY_FOR_A_USER = 10;
const CODES_AN_HOUR_FOR_A_NETWORK = 20;
/** The breakers: what a day of codes may cost at most, to one calling code and in all. */
export const CODES_A_DAY_FOR_A_PREFIX = 500;
export const CODES_A_DAY_IN_ALL = 1500;

type Exhausted = 'too-soon' | 'too-many-codes' | 'codes-spent';
type Step = Readonly<{ limit: Limit; who: string; refusal: Exhausted }>;

/** For whom a code is asked: `prefix` is the calling code of the number, `phoneName` its name. */
type CodeFor = Readonly<{ userId: number; phoneName: string; prefix: string; network: string }>;

/** What is the user's own comes first: whoever meets that uses up nothing that others need. */
const stepsFor = ({ userId, phoneName, prefix, network }: CodeFor): readonly Step[] => {
  const user = String(userId);
  return [
    step('phone-code-network', CODES_AN_HOUR_FOR_A_NETWORK, 60 * 60, network, 'too-many-codes'),
    step('phone-code-user', 1, PAUSE_SECONDS, user, 'too-soon'),
    step('phone-code-user-day', CODES_A_DAY_FOR_A_USER, DAY, user, 'too-many-codes'),
    step('phone-code-number', 1, PAUSE_SECONDS, phoneName, 'too-soon'),
    step('phone-code-number-day', CODES_A_DAY_FOR_A_NUMBER, DAY, phoneName, 'too-many-codes'),
    step('phone-code-prefix-day', CODES_A_DAY_FOR_A_PREFIX, DAY, prefix, 'codes-spent'),
    step('phone-code-all-day', CODES_A_DAY_IN_ALL, DAY, '', 'codes-spent'),
  ];
};

const step = (name: string, most: number, seconds: number, who: string, refusal: Exhausted): Step => ({
  limit: { name, most, seconds },
  who,
  refusal,
});

/**
 * Takes one code from every limit there is; the refusal names what kind of limit was met. What was taken before a refusal
 * is given back.
 */
export const takeCode = async (
  services: Pick<Services, 'registers' | 'clock' | 'vault' | 'textsADay'>,
  code: CodeFor,
): Promise<null | Refusal<Exhausted>> => {
  if (!(await isTextLeft(services, true))) return refuse('codes-spent');
  const id = newId(services.clock.now());
  const taken: Step[] = [];
  for (const step of stepsFor(code)) {
    if (!(await takeFrom(services, step.limit, step.who, id))) {
      for (const { limit, who } of taken.reverse()) await giveBack(services, limit, who, id);
      return refuse(step.refusal);
    }
    taken.push(step);
  }
  return null;
};
