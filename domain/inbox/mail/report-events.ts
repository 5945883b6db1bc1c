import { z } from 'zod';
import { defineEvent, type EventOf } from '#domain/define-event.ts';
import { id, moment, userId } from '#domain/event-fields.ts';

const report = z.enum(['hard', 'soft', 'complaint', 'unrelated']);
export type Report = z.infer<typeof report>;

/**
 * What a delivery report, or a complaint, says about a mail of ours; `outgoingMailId` is null when it is about none.
 * `unrelated`: about no mail of ours, forged, or only a delay.
 */
export const deliveryReportRead = defineEvent('DeliveryReportRead', {
  stream: 'mail-<mailId>',
  by: ['mail server'],
  data: { mailId: id, userId, at: moment, outgoingMailId: id.nullable(), report, status: z.string() },
});
export type DeliveryReportRead = EventOf<typeof deliveryReportRead>;
