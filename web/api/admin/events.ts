import { isBadPosition } from '#application/engine/ports/event-finder.ts';
import { eventTree } from '#application/operators/event-tree.ts';
import { type EventsWanted, listEvents, showEvent, tailEvents } from '#application/operators/events.ts';
import { eventTypes } from '#domain/events.ts';
import {
  eventList,
  eventsQuery,
  eventTail,
  eventTypeList,
  shownEvent,
  shownTree,
  tailQuery,
} from '#web/contract/admin/events.ts';
import { badField, listChanged, notFound } from '../errors.ts';
import { route } from '../route.ts';
import { pageOf } from './acting.ts';
import { presentEvent, presentSummary, presentTree } from './present-event.ts';

export const eventRoutes = [
  route({
    method: 'get',
    path: '/api/admin/events',
    summary: 'Events by stream, type, time, account and correlation, without any personal word',
    answers: { 200: eventList },
    access: 'operator',
    query: eventsQuery,
    async handle({ parts, query: { limit, cursor, order = 'newest', ...wanted } }) {
      const page = { ...checked(wanted), ...pageOf({ limit, cursor }), order };
      const { events, ...rest } = await listEvents(parts, page).catch(unknownPosition);
      return { body: { success: true, events: events.map(presentSummary), ...rest } };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/events/types',
    summary: 'Every type of event that this release knows',
    answers: { 200: eventTypeList },
    access: 'operator',
    handle: async () => ({ body: { success: true, types: [...eventTypes].sort() } }),
  }),
  route({
    method: 'get',
    path: '/api/admin/events/tail',
    summary: 'The newest events, then those that came since the last look',
    answers: { 200: eventTail },
    access: 'operator',
    query: tailQuery,
    async handle({ parts, query: { limit, after = null, ...wanted } }) {
      const look = { ...checked(wanted), after, limit: pageOf({ limit }).limit };
      const { events, ...rest } = await tailEvents(parts, look).catch(unknownPosition);
      return { body: { success: true, events: events.map(presentSummary), ...rest } };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/events/:id',
    summary: 'One event with its metadata and its clear data; of what a person wrote only the size',
    answers: { 200: shownEvent },
    access: 'operator',
    async handle({ parts, params }) {
      const event = await showEvent(parts, params.id ?? '');
      if (!event) throw notFound();
      return { body: { success: true, event: presentEvent(event) } };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/events/:id/tree',
    summary: 'The causes and effects of an event, a mail or all of a correlation, as a tree',
    answers: { 200: shownTree },
    access: 'operator',
    async handle({ parts, params }) {
      const tree = await eventTree(parts, params.id ?? '');
      if (!tree) throw notFound();
      return { body: { success: true, tree: presentTree(tree) } };
    },
  }),
];

/** Times to the millisecond, as the log takes them. */
const checked = ({ from, to, ...wanted }: EventsWanted): EventsWanted => {
  if (wanted.type !== undefined && !eventTypes.has(wanted.type))
    throw badField('type', ({ operators }) => operators.noSuchEventType);
  const [start, end] = [from, to].map((time) => time && new Date(time).toISOString());
  if (start && end && start >= end) throw badField('to', ({ operators }) => operators.spanEmpty);
  return { ...wanted, from: start, to: end };
};

const unknownPosition = (error: unknown): never => {
  throw isBadPosition(error) ? listChanged() : error;
};
