import { Fault } from '#application/engine/ports/fault.ts';
import { resultCode } from './events-faults.ts';

const BUSY = 5;
const IO_ERROR = 10;
const FULL = 13;

const PASSING: Readonly<Record<number, string>> = {
  [BUSY]: 'another process has the read models locked',
  [IO_ERROR]: 'the disk of the read models fails',
  [FULL]: 'the disk of the read models is full',
};

/** What may pass is `unavailable`: the transaction was taken back, and the log is still there to follow again. */
export const away = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const reason = PASSING[(resultCode(error) ?? 0) & 0xff]; // the kind of a result code stands in its lowest byte
    throw reason ? new Fault('unavailable', reason, { cause: error }) : error;
  }
};
