import { useState } from 'react';
import type { HelpWords } from '#web/contract/help.ts';
import { type TriedWin, type TryOutAnswer, tryOutAnswer } from '#web/contract/try-out.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { helpIn, wordsFor } from '../../shared/api/api-error.ts';
import { copy } from './copy.ts';

/** Where a visitor's line is: `example` before anything was tried. */
export type TryOut =
  | Readonly<{ name: 'example' }>
  | Readonly<{ name: 'wins'; wins: readonly TriedWin[] }>
  | Readonly<{ name: Exclude<TryOutAnswer['heard'], 'wins'> }>
  | Readonly<{ name: 'help'; help: HelpWords }>
  | Readonly<{ name: 'failed'; words: string }>;

/** Tries a line; `place` answers whether it was read. `placed` counts and keeps all stones of this visit, in memory alone. */
export const useTryOut = () => {
  const api = useApi();
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<TryOut>({ name: 'example' });
  const [placed, setPlaced] = useState<readonly TriedWin[]>([]);

  const place = async (message: string): Promise<boolean> => {
    if (sending) return false;
    setSending(true);
    try {
      const { heard, wins } = await api.auth('POST', '/api/try', { message, timezone: zoneHere() }, tryOutAnswer);
      setPlaced((before) => [...before, ...wins]);
      setResult(heard === 'wins' ? { name: heard, wins } : { name: heard });
      return true;
    } catch (error) {
      const help = helpIn(error);
      setResult(help ? { name: 'help', help } : { name: 'failed', words: wordsFor(error, copy.tryIt.failed) });
      return help !== undefined;
    } finally {
      setSending(false);
    }
  };
  return { sending, result, placed, place };
};

/** Says which help is near, should somebody need it. */
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
