import test from 'ava';
import { ownWords } from '#mail-gateway/reading/own-words/own-words.ts';

const WIN = 'Talked the landlord into a five-year lease.';

const SIGNATURES: Readonly<Record<string, string>> = {
  'German, by order, with what a firm must name':
    'Mit freundlichen Grüßen\n\ni. A. Paula Grün\nLeiterin Technik\n\nMuster GmbH\nHafenstraße 4\n20457 Hamburg\n\n' +
    'Telefon: +49 40 1234-56\nTelefax: +49 40 1234-57\nE-Mail: paula@example.com\nwww.example.com\n\n' +
    'Geschäftsführer: Bernd Test\nSitz der Gesellschaft: Hamburg\nAmtsgericht Hamburg, HRB 12345\nUSt-IdNr.: DE123456789',
  'German, without a closing': 'Paula Grün\nMuster GmbH\nHafenstraße 4\n20457 Hamburg\nTel. 040 123456',
  'English, pronouns and working days':
    'Best,\nPaula Green (she/her)\nHead of Facilities\nMuster Ltd\nI work Tuesdays to Fridays.',
  'English, without a closing':
    'Paula Green\nHead of Facilities\nMuster Ltd\n1 Harbour Street\nLondon SE1 0AA\nT +44 20 7946 0000',
  'English, letters for labels': 'Kind regards,\n\nPaula Green\nMuster Ltd\n\nT: +44 20 7946 0000\nM: +44 7700 900123',
  'French, telephone and capital':
    'Cordialement,\n\nPaule Verte\nResponsable technique\nSAS Muster\n12 rue du Port\n44000 Nantes\nTél. : 02 40 00 00 00\n' +
    'SAS au capital de 10 000 € - RCS Nantes 123 456 789',
  Italian:
    'Cordiali saluti\n\nPaola Verdi\nResponsabile tecnico\nMuster S.r.l.\nVia del Porto 4\n16100 Genova\nTel. 010 000000',
  Spanish: 'Un saludo,\n\nPaula Verde\nJefa de Compras\nMuster, S.L.\nCalle Mayor 5\n28001 Madrid\nMóvil: 600 00 00 00',
  Dutch:
    'Met vriendelijke groet,\n\nPaula de Groen\nTeamleider\nMuster B.V.\nKeizersgracht 12\n1015 AA Amsterdam\nKvK 12345678',
  'bold print, links and a picture':
    'Best regards,\n\n*Paula Green*\n*Muster Ltd*\n+44 20 7946 0000 <tel:+442079460000>\n[image: logo]',
  'a firm below a row of dots':
    '**. . . . . . . .**\n\nMuster unterstützt Gärten.\n\nMuster Internet Ltd. ist ein zugelassener Anbieter.',
  'a bold name below dashes': '--\n\n*Paul Weber | Director, Product Management*',
};

for (const [name, signature] of Object.entries(SIGNATURES))
  test(`the signature of a firm is cut: ${name}`, (t) => {
    t.is(ownWords(`${WIN}\n\n${signature}`, []), WIN);
  });

test('thanks are kept, what signs below them is not', (t) => {
  const block =
    'Paula\n\nPaula Green\nVolunteer Co-ordinator\nDirect line: 020 7946 0000\nRegistered charity number 123456';
  t.is(ownWords(`${WIN}\n\nMany thanks,\n\n${block}`, []), `${WIN}\n\nMany thanks,`);
});

for (const told of [
  'New customers today:\n\nOrbit KG\nTel. 040 12345678\norbit@example.com',
  'New leads:\n\nPaula Green\nMuster Ltd\n020 7946 0000\npaula@example.com',
  'Two new clients from the fair\n\nPaula Green\nMuster Ltd\n020 7946 0000\npaula@example.com',
  'Met two people.\n\nPaula Green\nMuster Ltd\n020 7946 0000\n\nPeter Brown\nOrbit Ltd\n020 7946 0001',
  'Signed a new customer today:\n=====\nName: Orbit\nPhone: 040 12345678\nEmail: orbit@example.com\nTown: Hamburg',
  'Signed a new customer.\n=====\nName: Orbit\nPhone: 040 12345678\nEmail: orbit@example.com',
  `${WIN}\n\nCheers,\nPaula\n\nNew record today`,
  `${WIN}\n\nKind regards\nPaula Green\n\nTel. 020 7946 0000\n\nThe roof is done too.`,
  `${WIN}\n\nPaula Green\nHead of Facilities`,
])
  test(`what is told is kept, however much it looks like a signature: ${told.replaceAll('\n', ' / ')}`, (t) => {
    t.is(ownWords(told, []), told);
  });

test('the line of a phone is cut on top too, and above a quote whose header is not known', (t) => {
  t.is(ownWords(`Sent from iPhone\n\n${WIN}`, []), WIN);
  t.is(
    ownWords(`${WIN}\nVerzonden vanuit Outlook voor iOS\n\nmarta wrote:\n\nHow was it?`, []).includes('Outlook'),
    false,
  );
});
