import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../shared/api/api-context.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { collect, nameOf, type Progress } from './collect.ts';
import { texts } from './texts.ts';

export const exportPath = '/api/user/export';

export type ExportState =
  | Readonly<{ name: 'idle' | 'starting' }>
  | Readonly<{ name: 'running'; progress: Progress }>
  | Readonly<{ name: 'failed'; words: string }>;

/** The download of everything: how far it is, and how to begin and to break it off. Leaving the page breaks it off. */
export const useExport = () => {
  const api = useApi();
  const [state, setState] = useState<ExportState>({ name: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (): Promise<void> => {
    const abort = new AbortController();
    running.current = abort;
    setState({ name: 'starting' });
    try {
      const response = await api.open(exportPath, abort.signal);
      const file = await collect(response, (progress) => setState({ name: 'running', progress }));
      const name = nameOf(response.headers);
      save(file, name);
      setState({ name: 'idle' });
      toast({ title: texts.done, description: texts.doneDetail(name) });
    } catch (error) {
      if (!abort.signal.aborted) setState({ name: 'failed', words: wordsFor(error, texts.failedDetail) });
    }
  };
  const cancel = (): void => {
    running.current?.abort();
    setState({ name: 'idle' });
    toast({ title: texts.cancelled });
  };
  return { state, start, cancel };
};

/** Hands the browser a file to keep. */
const save = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // long enough for the browser to have begun
};
