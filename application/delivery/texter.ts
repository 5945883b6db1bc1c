import type { Carrier } from './carrier.ts';

export type Text = Readonly<{ textId: string; to: string; body: string }>;
/** Carries text messages, each to one number (E.164). */
export type Texter = Carrier<Text>;

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

/** Reads what a provider posts of texts that came in: its form fields. Null unless its signature is right. */
export interface IncomingTexts {
  read(url: string, fields: Readonly<Record<string, string>>, signature: string): IncomingText | null;
}
