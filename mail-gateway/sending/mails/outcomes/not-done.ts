import type { ImpossibleOutcome, LaterOutcome } from '#domain/inbox/request/outcome.ts';
import type { Block } from '../../blocks.ts';
import { oneLine } from '../../clean.ts';
import type { Setting } from '../../template.ts';
import { manyOf } from '../../words/document-names.ts';
import { requestNames } from './request-names.ts';

/** Why it could not be, and the way to it. */
export const impossibleBlocks = (
  { request, asked, facts: { reason } }: ImpossibleOutcome,
  { publicUrl }: Setting,
): readonly Block[] => {
  const quote = `You asked: “${oneLine(asked, 240)}”`;
  const paragraphs = (text: string): readonly Block[] => [
    { kind: 'paragraph', text: quote },
    { kind: 'paragraph', text },
  ];
  switch (reason) {
    case 'on-billing-page':
      return [
        ...paragraphs(
          'Subscriptions and payments are not changed by mail, so that nobody else can do it in your name. On the billing page you can cancel, change your plan, or have what you paid in the last 14 days back; deleting the account is on your profile page. Check-ins go on as they are: answer “stop” to have none.',
        ),
        { kind: 'button', label: 'Open Billing', url: `${publicUrl}/billing` },
      ];
    case 'inactive':
      return [
        ...paragraphs(
          `Your subscription has ended, and ${requestNames[request]} is part of it. All your wins are there: with a subscription it is made at once.`,
        ),
        { kind: 'button', label: 'Subscribe again', url: `${publicUrl}/billing` },
      ];
    case 'too-many-today':
      return paragraphs('You have had many documents by mail today. Please ask once more tomorrow.');
    case 'too-many-at-once':
      return paragraphs(
        'That was one thing too many for one mail, so we did not begin with it. Please ask for it in a mail of its own.',
      );
    case 'released':
      return paragraphs(
        'That mail came from another address than yours, and without proof that you wrote it, so we changed nothing. Please send the request once more from your own address.',
      );
    case 'no-account':
      return paragraphs('That could not be done for this account.');
  }
};

/** What nobody writes yet. */
export const laterBlocks = ({ request, asked }: LaterOutcome): readonly Block[] => [
  { kind: 'paragraph', text: `You asked: “${oneLine(asked, 240)}”` },
  {
    kind: 'paragraph',
    text: `We cannot write ${manyOf(request)} yet. Your wins are safe, and you can ask again any time.`,
  },
];
