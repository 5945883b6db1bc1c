import type { ArrivedMail, KnownRecipient, MailIntake, RefusalReason } from '#application/inbox/mail-intake.ts';

export type MemoryIntake = MailIntake &
  Readonly<{
    kept: Readonly<{ to: KnownRecipient; mail: ArrivedMail }>[];
    refused: Readonly<{ reason: RefusalReason; size: number }>[];
  }>;

export const replyAddress = 'reply1-abc@cairn.localhost';
export const otherReplyAddress = 'reply1-def@cairn.localhost';
export const returnAddress = 'return1-abc@cairn.localhost';
export const generalAddress = 'checkin@cairn.localhost';

const known: Readonly<Record<string, KnownRecipient>> = {
  [replyAddress]: { recipient: { kind: 'reply', conversationId: 'abc' }, userId: 1, addressName: null },
  [otherReplyAddress]: { recipient: { kind: 'reply', conversationId: 'def' }, userId: 2, addressName: null },
  [returnAddress]: { recipient: { kind: 'return', outgoingMailId: 'abc' }, userId: 1, addressName: null },
  [generalAddress]: { recipient: { kind: 'general' }, userId: null, addressName: null },
  'postmaster@cairn.localhost': { recipient: { kind: 'role', role: 'postmaster' }, userId: 0, addressName: null },
};

/** Takes mail for a few addresses and remembers it. A test may put its own `find`, `hasRoom` or `keep` in place. */
export const memoryIntake = (changed: Partial<Pick<MailIntake, 'find' | 'hasRoom' | 'keep'>> = {}): MemoryIntake => {
  const kept: MemoryIntake['kept'] = [];
  const refused: MemoryIntake['refused'] = [];
  const own: MemoryIntake = {
    kept,
    refused,
    find: async (address) =>
      known[address.toLowerCase()] ??
      (/^many\d+@/.test(address)
        ? { recipient: { kind: 'reply', conversationId: address }, userId: 3, addressName: null }
        : null),
    hasRoom: async () => true,
    async keep(to, mail) {
      if (to.userId === null && mail.verdict === 'unproven') return 'refused';
      kept.push({ to, mail });
      return 'kept';
    },
    async noteRefusal(reason, size) {
      refused.push({ reason, size });
    },
  };
  return { ...own, ...changed };
};
