import { useCallback } from 'react';
import { done } from '#web/contract/answers.ts';
import type { phoneVerification } from '#web/contract/auth.ts';
import type { z } from '#web/contract/schema.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { codeNotes } from './code-notes.ts';
import { copy } from './copy.ts';

/** Verifies a number by the code that was typed; throws what the server said no with. */
export const useVerifyCode = () => {
  const api = useApi();
  return useCallback(
    async (typed: z.infer<typeof phoneVerification>): Promise<void> => {
      await api.auth('POST', '/api/auth/verify', typed, done);
      codeNotes.forget();
      toast({ title: copy.verified });
    },
    [api],
  );
};
