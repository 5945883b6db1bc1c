import { isRefusal } from './api-error.ts';

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Reads, and reads again up to `times` more, `delay` milliseconds apart. What the server refused is not asked again. */
export const retrying = async <Result>(
  read: () => Promise<Result>,
  { times, delay }: { times: number; delay: number },
): Promise<Result> => {
  for (let left = times; ; left -= 1) {
    try {
      return await read();
    } catch (error) {
      if (left === 0 || isRefusal(error)) throw error;
      await pause(delay);
    }
  }
};
