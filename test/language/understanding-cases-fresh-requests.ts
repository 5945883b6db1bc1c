import type { RequestKind } from '#domain/inbox/request/mail-request.ts';
import type { UnderstandingCase } from './understanding-case.ts';

const asks = (kind: RequestKind, ...texts: string[]): readonly UnderstandingCase[] =>
  texts.map((text) => ({ text, wins: [], requests: [kind] }));
const both = (text: string, win: string, ...requests: RequestKind[]): UnderstandingCase => ({
  text,
  wins: [win],
  requests,
});

/** Written by somebody who had not read the rules. */
export const freshRequestCases: readonly UnderstandingCase[] = [
  ...asks(
    'cv',
    'Would you be so kind as to send me my latest CV?',
    'I was wondering whether you could put together a CV for me',
    'If it is not too much trouble, a fresh resume would be lovely.',
    'Hey, need my cv asap thx',
    'Hi there! Sorry to bother you, could I please get an up-to-date CV?',
    'Ich bräuchte bitte einen aktuellen Lebenslauf.',
  ),
  ...asks(
    'cover-letter',
    'Any chance of a cover letter for the deputy head post at Ashfield Primary?',
    'Would you mind writing me a cover letter for Zalando, product manager?',
  ),
  ...asks('growth-log', 'Can I see my growth log please'),
  ...asks(
    'linkedin-post',
    'It would be great if you could write a LinkedIn post on the bridge project.',
    'Turn my last win into a LinkedIn post please',
  ),
  ...asks('social-thread', 'Could you make a Twitter thread out of this week?'),
  ...asks(
    'how-am-i-doing',
    'So how am I doing these days?',
    'Can you tell me how I am doing?',
    'Would love to know how my month went',
  ),
  ...asks('list-wins', 'Could you list what I achieved in October?', 'please show me all my wins'),
  ...asks(
    'change-schedule',
    'Could you please write to me only once a week?',
    'Would it be possible to get these in the evening instead?',
    'Can we move to weekdays only?',
    'Mornings are better for me, please send the mail at 7am',
    'weekly please, daily is too much',
  ),
  ...asks(
    'pause',
    'Could you please pause until 3 January?',
    'Please give me a break for two weeks',
    "I'm on holiday until the 14th, please pause the mails.",
    'No check-ins until I am back on Monday please',
  ),
  ...asks('resume', 'You can start sending the check-ins again', "I'm back, please resume the check-ins"),
  ...asks(
    'stop',
    'Please stop sending me these emails.',
    'I would like to stop receiving these mails',
    'Could you take me off the list please?',
    'STOP',
    'Bitte keine Mails mehr.',
  ),
  ...asks('correct-wins', 'Please delete number 2', 'The second one was not me', 'Merge 1 and 2 please'),
  both('Closed the Baker deal! Could you send me an updated CV?', 'Closed the Baker deal!', 'cv'),
  both(
    'We finished the extension two weeks early.\n\nPlease also pause the mails until Monday, I am off.',
    'We finished the extension two weeks early.',
    'pause',
  ),
  both(
    'My paper was accepted in Nature Methods 🎉 - please write a LinkedIn post about it.',
    'My paper was accepted in Nature Methods 🎉',
    'linkedin-post',
  ),
  both('- passed my HGV test\n- please make the check-ins weekly', 'passed my HGV test', 'change-schedule'),
];
