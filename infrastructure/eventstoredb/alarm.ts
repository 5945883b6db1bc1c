/** `rung` waits until `ring` or the end of the signal, and throws after so many milliseconds of silence. */
export const alarm = (
  signal: AbortSignal,
  silence: number,
): Readonly<{ ring(): void; rung(): Promise<void>; stop(): void }> => {
  let wake = () => {};
  const ring = () => wake();
  signal.addEventListener('abort', ring);
  return {
    ring,
    rung: () =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('nothing was heard for too long')), silence);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    stop: () => signal.removeEventListener('abort', ring),
  };
};
