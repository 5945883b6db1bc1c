import { useEffect } from 'react';
import { changedLists } from '#web/contract/system.ts';
import { markChanged } from './list-versions.ts';
import { changesPath } from './seen.ts';

const longestPause = 30_000;

/**
 * Listens to the server's changes for a reader, not at all for null; another reader listens anew. After a break
 * everything counts as changed, as news may have been missed. The browser itself reconnects to a server that went away;
 * one that refused is tried again ever more rarely.
 */
export const useChangeStream = (reader: string | null): void => {
  useEffect(() => (reader === null ? undefined : listen()), [reader]);
};

const listen = (): (() => void) => {
  let source: EventSource;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = 1000;
  let broken = false;

  const connect = (): void => {
    source = new EventSource(changesPath(), { withCredentials: true });
    source.onopen = () => {
      if (broken) markChanged();
      broken = false;
      pause = 1000;
    };
    source.onmessage = ({ data }: MessageEvent<string>) => markChanged(changedLists.parse(JSON.parse(data)));
    source.onerror = () => {
      broken = true;
      if (source.readyState !== EventSource.CLOSED) return;
      retry = setTimeout(connect, pause);
      pause = Math.min(pause * 2, longestPause);
    };
  };

  connect();
  return () => {
    clearTimeout(retry);
    source.close();
  };
};
