import { isLeft, type Limit, takeFrom } from '#application/engine/limits.ts';
import type { Services } from '#application/services.ts';

type Stores = Pick<Services, 'registers' | 'vault' | 'clock' | 'textsADay'>;

const DAY = 24 * 60 * 60;
/** Of a day's texts so many, in hundred, are kept for codes: whoever signs up or changes a number waits for one. */
const KEPT_FOR_CODES = 25;

const inAll = ({ textsADay }: Stores): Limit => ({ name: 'texts-in-all', most: textsADay, seconds: DAY });
const otherThanCodes = ({ textsADay }: Stores): Limit => ({
  name: 'texts-other-than-codes',
  most: Math.floor((textsADay * (100 - KEPT_FOR_CODES)) / 100),
  seconds: DAY,
});

/** Every text costs money: takes one of those that may go out within a day to everybody together. The same id is one. */
export const takeText = async (stores: Stores, isCode: boolean, textId: string): Promise<boolean> =>
  (isCode || (await takeFrom(stores, otherThanCodes(stores), '', textId))) &&
  (await takeFrom(stores, inAll(stores), '', textId));

/** Whether one could go out now. */
export const isTextLeft = async (stores: Stores, isCode: boolean): Promise<boolean> =>
  (isCode || (await isLeft(stores, otherThanCodes(stores), ''))) && isLeft(stores, inAll(stores), '');
