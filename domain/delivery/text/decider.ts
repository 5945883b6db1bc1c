import { deliveryBy } from '../delivery.ts';
import {
  type OutgoingTextEvent,
  type TextKind,
  type TextRequested,
  textClaimed,
  textClaimReleased,
  textExpired,
  textMarkedAmbiguous,
  textRejected,
  textRequested,
  textSent,
} from './events.ts';

/** Stream `text-<textId>`. Through a provider no text ever goes twice: each costs money, and buzzes. */
export const outgoingText = deliveryBy<TextKind, TextRequested['data'], OutgoingTextEvent>({
  mayRepeat: () => false,
  events: {
    requested: textRequested,
    claimed: ({ id, epoch, ...data }) => textClaimed({ textId: id, leaseEpoch: epoch, ...data }),
    returned: ({ id, ...data }) => textClaimReleased({ textId: id, ...data }),
    sent: ({ id, ...data }) => textSent({ textId: id, ...data }),
    refused: ({ id, ...data }) => textRejected({ textId: id, ...data }),
    uncertain: ({ id, ...data }) => textMarkedAmbiguous({ textId: id, ...data }),
    expired: ({ id, ...data }) => textExpired({ textId: id, ...data }),
  },
  stepOf({ type, data }) {
    switch (type) {
      case 'TextRequested':
        return { step: 'asked', kind: data.kind, expiresAt: data.expiresAt };
      case 'TextClaimed':
        return { step: 'claimed', epoch: data.leaseEpoch };
      case 'TextClaimReleased':
        return { step: 'returned' };
      case 'TextSent':
        return { step: 'sent' };
      case 'TextRejected':
        return { step: 'refused' };
      case 'TextMarkedAmbiguous':
        return { step: 'uncertain' };
      case 'TextExpired':
        return { step: 'expired' };
    }
  },
});
