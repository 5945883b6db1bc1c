import { useCallback, useEffect, useState } from 'react';
import { done } from '#web/contract/answers.ts';
import type { CodeRequest } from '#web/contract/auth.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { codeNotes } from './code-notes.ts';
import { copy } from './copy.ts';

const between = 30_000;

/** Has a code sent to a number; throws what the server said no with. */
export const useSendCode = () => {
  const api = useApi();
  return useCallback(
    async (request: CodeRequest): Promise<number> => {
      const at = Date.now();
      const undo = codeNotes.note(request.phoneNumber, at); // before the answer: a reload meanwhile sends no second one
      try {
        await api.auth('POST', '/api/auth/resend-code', request, done);
        return at;
      } catch (error) {
        undo();
        throw error;
      }
    },
    [api],
  );
};

/**
 * Sending codes to the number of the page. With `first`, one goes out as the page opens, unless this tab has had one sent
 * there before. `left` are the seconds until the next may.
 */
export const useCodeSending = (request: CodeRequest, first: boolean) => {
  const { phoneNumber, phoneCountry } = request;
  const sendCode = useSendCode();
  const [sentAt, setSentAt] = useState(() => codeNotes.sentAt(phoneNumber));
  const left = useCountdown(sentAt === undefined ? 0 : sentAt + between);

  const send = useCallback(async (): Promise<void> => {
    const before = codeNotes.sentAt(phoneNumber);
    setSentAt(Date.now());
    try {
      await sendCode({ phoneNumber, ...(phoneCountry !== undefined && { phoneCountry }) });
      toast({ title: copy.sent });
    } catch (error) {
      setSentAt(before);
      toast({
        title: copy.resendFailed,
        description: wordsFor(error, copy.tryLater),
        variant: 'destructive',
      });
    }
  }, [sendCode, phoneNumber, phoneCountry]);

  useEffect(() => {
    if (first && codeNotes.sentAt(phoneNumber) === undefined) void send();
  }, [first, send, phoneNumber]);
  return { sent: sentAt !== undefined, left, send };
};

/** Whole seconds until a moment (milliseconds since 1970), down to 0. */
const useCountdown = (until: number): number => {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
};
