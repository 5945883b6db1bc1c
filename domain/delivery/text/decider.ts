import { deliveryBy } from '../delivery.ts';
import {
  type OutgoingTextEvent,
  type TextKind,
  type TextRequestedV3,
  textAmbiguous,
  textClaimed,
  textExpired,
  textRefused,
  textRequestedV3,
  textReturned,
  textSent,
} from './events.ts';

/** Stream `text-<textId>`. Through a provider no text ever goes twice: each costs money, and buzzes. */
export const outgoingText = deliveryBy<TextKind, TextRequestedV3['data'], OutgoingTextEvent>({
  mayRepeat: () => false,
  events: {
    requested: textRequestedV3,
    claimed: ({ id, ...data }) => textClaimed({ textId: id, ...data }),
    returned: ({ id, ...data }) => textReturned({ textId: id, ...data }),
    sent: ({ id, ...data }) => textSent({ textId: id, ...data }),
    refused: ({ id, ...data }) => textRefused({ textId: id, ...data }),
    uncertain: ({ id, ...data }) => textAmbiguous({ textId: id, ...data }),
    expired: ({ id, ...data }) => textExpired({ textId: id, ...data }),
  },
  stepOf({ type, data }) {
    switch (type) {
      case 'TextRequestedV3':
        return { step: 'asked', kind: data.kind, expiresAt: data.expiresAt };
      case 'TextClaimed':
        return { step: 'claimed', epoch: data.epoch };
      case 'TextReturned':
        return { step: 'returned' };
      case 'TextSent':
        return { step: 'sent' };
      case 'TextRefused':
        return { step: 'refused' };
      case 'TextAmbiguous':
        return { step: 'uncertain' };
      case 'TextExpired':
        return { step: 'expired' };
    }
  },
});
