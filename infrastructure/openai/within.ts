import { aiCalledOff } from '#application/engine/ports/ai-faults.ts';
import { noAnswerInTime } from './failures.ts';

/**
 * One limit for the whole call, its answer's last byte included. Rejects with `unavailable` at the limit, with
 * `ai-called-off` once `calledOff` fires; either ends the request.
 */
export const within = async <Result>(
  limitMs: number,
  calledOff: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const given = new AbortController();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = (fault: Error) => {
    given.abort();
    reject(fault);
  };
  const callOff = () => end(aiCalledOff());
  const timer = setTimeout(() => end(noAnswerInTime()), limitMs);
  calledOff?.addEventListener('abort', callOff);
  try {
    return await Promise.race([call(given.signal), ended]);
  } finally {
    clearTimeout(timer);
    calledOff?.removeEventListener('abort', callOff);
  }
};
