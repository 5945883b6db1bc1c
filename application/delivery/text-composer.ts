import type { TextRequested } from '#domain/delivery/text/events.ts';
import type { Text } from './carrier.ts';

/** Renders a text message from the event that asks for it: the same event, the same text. */
export interface TextComposer {
  compose(request: TextRequested['data']): Text;
  /** Help in a crisis: neither the hour nor a limit of any kind holds it back. */
  isUrgent(request: Pick<TextRequested['data'], 'personal'>): boolean;
}
