import type { Event } from '#domain/event.ts';

type Id = Readonly<{ mailId: string; userId: number; at: string }>;

/** What a delivery report, or a complaint, says about a mail of ours; `outgoingMailId` null when it is about none. */
export type MailReportRead = Event<
  'MailReportRead',
  Id & Readonly<{ outgoingMailId: string | null; report: Report; status: string }>
>;
/** `unrelated`: about no mail of ours, forged, or only a delay. */
export type Report = 'hard' | 'soft' | 'complaint' | 'unrelated';

export const mailReportRead = ({
  mailId,
  userId,
  at,
  outgoingMailId,
  report,
  status,
}: MailReportRead['data']): MailReportRead => ({
  type: 'MailReportRead',
  data: { mailId, userId, at, outgoingMailId, report, status },
});
