import type { Event } from '#domain/event.ts';
import type { Facts, Language } from '#domain/facts.ts';

type Id = Readonly<{ textId: string; userId: number; at: string }>;

export type TextKind = 'phone-code' | 'check-in' | 'feedback' | 'help';

/**
 * A text message is to go out. `code` is the register whose code the text carries (made when it is rendered, never
 * stored), `cause` names the job that asked, `facts` are what it says in that `language`, `to` is E.164. Nothing goes out after
 * `expiresAt`. Stream `text-<textId>`.
 */
export type TextRequestedV3 = Event<
  'TextRequestedV3',
  Id &
    Readonly<{
      kind: TextKind;
      language: Language;
      phoneName: string;
      code: string | null;
      cause: string;
      conversationId: string | null;
      expiresAt: string;
      personal: Readonly<{ to: string; facts: Facts }>;
    }>
>;
/** One worker is about to hand it over; `epoch` names that worker's lease, and the claim ends with it. */
export type TextClaimed = Event<'TextClaimed', Id & Readonly<{ epoch: string }>>;
/** It has surely not gone out, and is nobody's again. */
export type TextReturned = Event<'TextReturned', Id>;
/** `blob` is the text in the outbox; null when a provider took it. */
export type TextSent = Event<'TextSent', Id & Readonly<{ blob: string | null }>>;
export type TextRefused = Event<'TextRefused', Id & Readonly<{ code: string }>>;
/** A worker died between claim and answer: it may have gone out or not. */
export type TextAmbiguous = Event<'TextAmbiguous', Id>;
export type TextExpired = Event<'TextExpired', Id>;

export type OutgoingTextEvent =
  | TextRequestedV3
  | TextClaimed
  | TextReturned
  | TextSent
  | TextRefused
  | TextAmbiguous
  | TextExpired;

const idOf = ({ textId, userId, at }: Id): Id => ({ textId, userId, at });

export const textRequestedV3 = (data: TextRequestedV3['data']): TextRequestedV3 => {
  const { kind, language, phoneName, code, cause, conversationId, expiresAt, personal } = data;
  const { to, facts } = personal;
  return {
    type: 'TextRequestedV3',
    data: { ...idOf(data), kind, language, phoneName, code, cause, conversationId, expiresAt, personal: { to, facts } },
  };
};
export const textClaimed = (data: TextClaimed['data']): TextClaimed => ({
  type: 'TextClaimed',
  data: { ...idOf(data), epoch: data.epoch },
});
export const textReturned = (data: Id): TextReturned => ({ type: 'TextReturned', data: idOf(data) });
export const textSent = (data: TextSent['data']): TextSent => ({
  type: 'TextSent',
  data: { ...idOf(data), blob: data.blob },
});
export const textRefused = (data: TextRefused['data']): TextRefused => ({
  type: 'TextRefused',
  data: { ...idOf(data), code: data.code },
});
export const textAmbiguous = (data: Id): TextAmbiguous => ({ type: 'TextAmbiguous', data: idOf(data) });
export const textExpired = (data: Id): TextExpired => ({ type: 'TextExpired', data: idOf(data) });
