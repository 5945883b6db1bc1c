import { type Decider, refuse } from '../decider.ts';
import { type ConversationEvent, type ConversationOpened, conversationClosed, conversationOpened } from './events.ts';

export type ConversationCommand = Readonly<{
  type: 'OpenConversation' | 'CloseConversation';
  data: ConversationOpened['data'];
}>;

export type Conversation = Readonly<{ status: 'unknown' }> | Readonly<{ status: 'open' | 'closed'; userId: number }>;

export const conversation: Decider<Conversation, ConversationCommand, ConversationEvent, 'no-such-conversation'> = {
  initial: { status: 'unknown' },
  decide({ type, data }, state) {
    if (type === 'OpenConversation') return state.status === 'unknown' ? [conversationOpened(data)] : [];
    if (state.status === 'unknown' || state.userId !== data.userId) return refuse('no-such-conversation');
    return state.status === 'open' ? [conversationClosed(data)] : [];
  },
  evolve(_, { type, data }) {
    return { status: type === 'ConversationOpened' ? 'open' : 'closed', userId: data.userId };
  },
};
