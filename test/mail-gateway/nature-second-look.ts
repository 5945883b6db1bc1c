import { mail, type NatureCase, PERSON } from './nature-case.ts';

const machines: readonly (readonly [subject: string, body: string])[] = [
  ['Out of Office: Ana Lima', 'I will be out of the office starting 11/20/2026 and will not return until 11/30/2026.'],
  [
    'Re: How was your day?',
    'Hi, I am out of office until Monday 30th. I will answer your email upon my return. Kind regards, Ana',
  ],
  [
    'Re: How was your day?',
    'Guten Tag, vielen Dank für Ihre E-Mail. Ich befinde mich bis einschließlich 30.11. im Urlaub. Ihre E-Mail wird nicht weitergeleitet.',
  ],
  [
    'Re: x',
    "Bonjour, je suis absent du bureau jusqu'au 30 novembre inclus. Je prendrai connaissance de votre message à mon retour.",
  ],
  [
    'Re: x',
    'Buenos días: estaré ausente hasta el 30 de noviembre. Para cualquier asunto urgente, contacte con Luis en luis@example.org.',
  ],
  ['Re: x', 'Jeg er på ferie til og med 30. november. Ved hastesager, kontakt Lars på 12345678.'],
  ['Re: x', 'Hei, olen lomalla 30.11. asti. Kiireellisissä asioissa ota yhteyttä Mattiin.'],
  ['Re: x', 'Dobrý den, jsem na dovolené do 30. 11. V naléhavých případech kontaktujte Petra Nováka.'],
  ['Re: x', 'Здравствуйте! Я в отпуске до 30 ноября. По срочным вопросам обращайтесь к Ивану Петрову.'],
  ['Re: x', 'ただいま休暇中です。お急ぎの方は田中までご連絡ください。'],
  ['Re: x', '您好，我正在休假，11月30日回来。紧急事项请联系李明。'],
  ['Re: x', 'Merhaba, 30 Kasıma kadar izindeyim. Acil durumlarda Ali ile iletişime geçebilirsiniz.'],
  [
    'Ticket #4821 received: How was your day?',
    'Hello, thank you for contacting support. Your ticket has been received.',
  ],
  [
    'Re: How was your day? [#48213]',
    'Hi there, thanks for reaching out! We have received your message and will get back to you within 24 hours.',
  ],
  ['Case 00123456: x', 'Your case 00123456 has been created. Our support team will contact you shortly.'],
  ['We got your message!', 'Thanks for getting in touch. A member of our team will reply within one business day.'],
  ['Thank you for contacting Example', 'We received your email and one of our agents will respond shortly.'],
  ['Read: x', ''],
  [
    'Lu : Votre journée',
    'Votre message\n\nÀ : Ana\nObjet : Votre journée\nEnvoyé : 21/11/2026\n\na été lu le 21/11/2026 12:31.',
  ],
  ['Leído: x', 'El mensaje fue leído el sábado, 21 de noviembre de 2026 12:31.'],
  ['Mail delivery failed', 'ana@example.org: mailbox is full'],
  ['Delivery delayed', 'Your message to ana@example.org has been delayed. We will keep trying for 2 days.'],
  [
    'Message blocked',
    'Your message to ana@example.org has been blocked. 550 5.7.1 Unauthenticated email is not accepted.',
  ],
  ['Undelivered Mail', 'host mx.example.org[192.0.2.1] said: 550 5.1.1 User unknown'],
  ['Nachricht nicht zugestellt', 'Ihre Nachricht an ana@example.org konnte nicht zugestellt werden.'],
  ['Your message to team awaits moderator approval', "Your mail to 'team' with the subject x is being held."],
];

const people: readonly string[] = [
  'Thanks for asking! I was on leave last week, but today I reorganised the store room.',
  'I am back from vacation and closed two tickets before lunch.',
  'I read your message on the way home. Today we opened the new ward.',
  'We received our ISO certificate!',
  'Your ticket idea worked: queue times fell by half.',
  'The delivery was delayed, yet I got the shop ready on time.',
  'Blocked a phishing wave today: 300 mails stopped.',
  'I contacted support, got ticket 48213 and solved it myself in the meantime.',
  'Ich bin im Urlaub und habe trotzdem das Angebot verschickt.',
  'Je suis en congé demain, mais le rapport est envoyé et le client a signé.',
  'Estoy de vacaciones desde mañana; hoy entregué el proyecto.',
  'I was away from my desk all day, on the roof: 40 panels installed.',
  'Replied to every urgent mail and contacted all 12 suppliers.',
];

/** A second set, written after the rules had been mended with the first: no header tells what these are. */
export const laterMachineMails: readonly NatureCase[] = machines.map(([subject, body]) =>
  mail(`${subject}: ${body}`, subject, body, PERSON),
);
export const laterPersonalMails: readonly NatureCase[] = people.map((body) =>
  mail(body, 'Re: How was your day?', body, PERSON),
);
