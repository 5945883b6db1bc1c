import { Fault, hasCode } from '#application/engine/ports/fault.ts';

export type Text = Readonly<{ textId: string; to: string; body: string }>;
/** `blob` is where the outbox keeps it, null when a provider took it. `code` is the provider's. */
export type TextDelivery = Readonly<{ sent: true; blob: string | null }> | Readonly<{ sent: false; code: string }>;
/**
 * A text that came in. Numbers are E.164. `optOut` is what the provider itself took it for, where it says so (it has then
 * answered as well); `media` counts the pictures that came with it, which stay with the provider.
 */
export type IncomingText = Readonly<{
  id: string;
  from: string;
  to: string;
  body: string;
  optOut: 'stop' | 'start' | 'help' | null;
  media: number;
}>;

/**
 * Hands one text over. A provider that is away or limits us is `unavailable`: the text has not gone out. One that fell
 * silent after it had the text, or failed over it, is `text-outcome-unknown`: it may have gone out.
 */
export interface Texter {
  /** Whether handing the same text over twice is the same as once. */
  readonly repeatable: boolean;
  send(userId: number, text: Text): Promise<TextDelivery>;
  /** An incoming text as the provider posts it (form fields); null unless its signature is right. */
  read(url: string, fields: Readonly<Record<string, string>>, signature: string): IncomingText | null;
  close(): Promise<void>;
}

export const textOutcomeUnknown = (cause?: unknown): Fault =>
  new Fault('text-outcome-unknown', 'the text provider fell silent, or failed, after it had the text', { cause });
export const isTextOutcomeUnknown = (error: unknown): boolean => hasCode(error, 'text-outcome-unknown');
