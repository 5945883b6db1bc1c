import { type Decider, refuse } from '#domain/decider.ts';
import {
  type AnswerGiven,
  answerGiven,
  type ConversationEvent,
  type ConversationOpened,
  checkInQuestionAsked,
  conversationClosed,
  conversationOpened,
} from './events.ts';

type ConversationCommand =
  /** `slot`: it begins with the check-in of that local date. */
  | Readonly<{ type: 'OpenConversation'; data: ConversationOpened['data'] & Readonly<{ slot?: string | null }> }>
  | Readonly<{ type: 'CloseConversation'; data: ConversationOpened['data'] }>
  | Readonly<{ type: 'GiveAnswer'; data: AnswerGiven['data'] }>;

/** `answered` are the messages that have their answer here: a conversation of the web, or of texts, ends with its day. */
type Conversation =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{ status: 'open' | 'closed'; userId: number; answered: readonly string[] }>;

export const conversation: Decider<Conversation, ConversationCommand, ConversationEvent, 'no-such-conversation'> = {
  initial: { status: 'unknown' },
  decide({ type, data }, state) {
    if (type === 'OpenConversation') return state.status === 'unknown' ? opened(data) : [];
    if (state.status === 'unknown' || state.userId !== data.userId) return refuse('no-such-conversation');
    if (type === 'GiveAnswer') return state.answered.includes(data.mailId) ? [] : [answerGiven(data)];
    return state.status === 'open' ? [conversationClosed(data)] : [];
  },
  evolve(state, { type, data }) {
    const answered = state.status === 'unknown' ? [] : state.answered;
    switch (type) {
      case 'ConversationOpened':
        return { status: 'open', userId: data.userId, answered };
      case 'ConversationClosed':
        return { status: 'closed', userId: data.userId, answered };
      case 'CheckInQuestionAsked':
        return state;
      case 'AnswerGiven':
        return state.status === 'unknown' ? state : { ...state, answered: [...answered, data.mailId] };
    }
  },
};

const opened = ({
  slot = null,
  ...data
}: ConversationOpened['data'] & Readonly<{ slot?: string | null }>): readonly ConversationEvent[] => [
  conversationOpened(data),
  ...(slot === null ? [] : [checkInQuestionAsked({ ...data, slot })]),
];
