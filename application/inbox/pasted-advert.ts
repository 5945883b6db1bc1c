import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import type { Understood } from './words-context.ts';

/** As much as the page of documents takes. */
const MAX_ADVERT = 20_000;
const WRITTEN_FOR_JOBS: ReadonlySet<MailRequest['kind']> = new Set(['cover-letter', 'cv']);

/** A pasted job advertisement is what a letter or a CV that is asked for beside it shall answer; then nothing of it is left. */
export const withAdvertGiven = ({ pasted, ...reading }: Understood): Understood => {
  if (pasted?.kind !== 'job-advert') return pasted ? { ...reading, pasted } : reading;
  const { company, role } = pasted;
  const isMeant = ({ kind }: MailRequest): boolean => WRITTEN_FOR_JOBS.has(kind);
  if (!reading.requests.some(isMeant)) return { ...reading, pasted };
  const job = {
    ...(company !== '' && { company }),
    ...(role !== '' && { role }),
    jobDescription: pasted.text.slice(0, MAX_ADVERT).toWellFormed(),
  };
  return {
    ...reading,
    requests: reading.requests.map((request) =>
      isMeant(request) ? { ...request, details: { ...job, ...request.details } } : request,
    ),
  };
};
