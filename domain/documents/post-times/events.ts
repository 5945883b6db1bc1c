import type { Event } from '#domain/event.ts';

/** After a change of hour or zone, the posts that wait for their date are due when their author's clock says so now. */
export type PostTimesReviewed = Event<'PostTimesReviewed', Readonly<{ userId: number; at: string }>>;

/** Stream `posttimes-<userId>`. */
export type PostTimesEvent = PostTimesReviewed;

export const postTimesReviewed = ({ userId, at }: PostTimesReviewed['data']): PostTimesReviewed => ({
  type: 'PostTimesReviewed',
  data: { userId, at },
});
