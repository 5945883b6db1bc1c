import { type Decider, refuse } from '#domain/decider.ts';
import {
  type OutgoingTextEvent,
  type TextClaimed,
  type TextExpired,
  type TextRefused,
  type TextRequestedV2,
  type TextReturned,
  type TextSent,
  textAmbiguous,
  textClaimed,
  textExpired,
  textRefused,
  textRequestedV2,
  textReturned,
  textSent,
} from './events.ts';

type ClaimText = TextClaimed['data'] &
  Readonly<{
    /** The outbox writes by text id, so a second handing over changes nothing. */
    repeatable: boolean;
    /** The lease that an earlier claim names has ended. */
    earlierEpochEnded: boolean;
  }>;

export type OutgoingTextCommand =
  | Readonly<{ type: 'RequestText'; data: TextRequestedV2['data'] }>
  | Readonly<{ type: 'ClaimText'; data: ClaimText }>
  | Readonly<{ type: 'ReturnText'; data: TextReturned['data'] & Readonly<{ epoch: string }> }>
  | Readonly<{ type: 'NoteTextSent'; data: TextSent['data'] }>
  | Readonly<{ type: 'NoteTextRefused'; data: TextRefused['data'] }>
  | Readonly<{ type: 'NoteTextAmbiguous' | 'ExpireText'; data: TextExpired['data'] }>;

export type OutgoingText =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{ status: 'closed' }>
  | Readonly<{ status: 'requested'; expiresAt: string }>
  | Readonly<{ status: 'claimed'; expiresAt: string; epoch: string }>;

const claim = (data: ClaimText, state: OutgoingText) => {
  if (state.status === 'unknown') return refuse('no-such-text');
  if (state.status === 'closed') return [];
  if (state.expiresAt <= data.at) return [textExpired(data)];
  if (state.status === 'requested') return [textClaimed(data)];
  if (!data.earlierEpochEnded) return refuse('claimed-by-another');
  return data.repeatable ? [textClaimed(data)] : [textAmbiguous(data)];
};

/** Stream `text-<textId>`: at most once a claim, and never twice through a provider. */
export const outgoingText: Decider<
  OutgoingText,
  OutgoingTextCommand,
  OutgoingTextEvent,
  'no-such-text' | 'claimed-by-another'
> = {
  initial: { status: 'unknown' },
  decide({ type, data }, state) {
    if (type === 'RequestText') return state.status === 'unknown' ? [textRequestedV2(data)] : [];
    if (type === 'ClaimText') return claim(data, state);
    if (state.status === 'unknown') return refuse('no-such-text');
    if (state.status === 'closed') return [];
    switch (type) {
      case 'ReturnText':
        return state.status === 'claimed' && state.epoch === data.epoch ? [textReturned(data)] : [];
      case 'NoteTextSent':
        return [textSent(data)];
      case 'NoteTextRefused':
        return [textRefused(data)];
      case 'NoteTextAmbiguous':
        return [textAmbiguous(data)];
      case 'ExpireText':
        return [textExpired(data)];
    }
  },
  evolve(state, { type, data }) {
    switch (type) {
      case 'TextRequestedV2':
        return { status: 'requested', expiresAt: data.expiresAt };
      case 'TextClaimed':
        return 'expiresAt' in state ? { status: 'claimed', expiresAt: state.expiresAt, epoch: data.epoch } : state;
      case 'TextReturned':
        return 'expiresAt' in state ? { status: 'requested', expiresAt: state.expiresAt } : state;
      case 'TextSent':
      case 'TextRefused':
      case 'TextAmbiguous':
      case 'TextExpired':
        return { status: 'closed' };
    }
  },
};
