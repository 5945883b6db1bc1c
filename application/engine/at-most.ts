import { unavailable } from './ports/fault.ts';

/** Lets so many works go on at once; one more is turned away as if `what` was not there, for nobody waits in line for it. */
export const createAtMost = (most: number, what: string) => {
  let underWay = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (underWay >= most) throw unavailable(what, undefined, 'too many at once');
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
};
