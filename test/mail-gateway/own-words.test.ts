import test from 'ava';
import { htmlToText } from '#mail-gateway/reading/own-words/html-to-text.ts';
import { ownWords } from '#mail-gateway/reading/own-words/own-words.ts';

const CHECK_IN = [
  'Hi Sub,',
  '',
  'What did you achieve today? Anything counts, however small it may seem to you.',
  'A sentence or two is enough.',
  '',
  'You can also answer "nothing today", or ask for a CV.',
  'Pause: https://cairn.example.com/pause?x=1',
  '',
  'Cairn',
].join('\n');

const WIN = 'Closed the Acme deal.';
const own = (text: string, sent: readonly string[] = []): string => ownWords(text, sent);

const QUOTE_HEADERS: Readonly<Record<string, string>> = {
  English: 'On Tue, Nov 3, 2026 at 9:12 AM Cairn <r+abc@cairn.example> wrote:',
  'English, torn': 'On Tue, Nov 3, 2026 at 9:12 AM Cairn\n<r+abc@cairn.example>\nwrote:',
  German: 'Am Di., 3. Nov. 2026 um 09:12 Uhr schrieb Cairn <\nr+abc@cairn.example>:',
  French: 'Le mar. 3 nov. 2026 à 09:12, Cairn <r+abc@cairn.example>\na écrit :',
  Italian: 'Il giorno mar 3 nov 2026 alle ore 09:12 Cairn <r+abc@cairn.example> ha scritto:',
  Spanish: 'El mar, 3 nov 2026 a las 9:12, Cairn (<r+abc@cairn.example>) escribió:',
  Portuguese: 'Em ter., 3 de nov. de 2026 às 09:12, Cairn <r+abc@cairn.example> escreveu:',
  Dutch: 'Op di 3 nov 2026 om 09:12 schreef Cairn <r+abc@cairn.example>:',
  Swedish: 'Den tis 3 nov. 2026 kl 09:12 skrev Cairn <r+abc@cairn.example>:',
  Polish: 'wt., 3 lis 2026 o 09:12 Cairn <r+abc@cairn.example> napisał(a):',
  Russian: 'вт, 3 нояб. 2026 г. в 09:12, Cairn <r+abc@cairn.example>:',
  Ukrainian: 'вт, 3 лист. 2026 р. о 09:12 Cairn <r+abc@cairn.example> пише:',
  Greek: 'Στις Τρί 3 Νοε 2026 στις 9:12 π.μ., ο χρήστης Cairn <r+abc@cairn.example> έγραψε:',
  Turkish: 'Cairn <r+abc@cairn.example>, 3 Kas 2026 Sal, 09:12 tarihinde şunu yazdı:',
  Romanian: 'mar., 3 nov. 2026 la 09:12 Cairn <r+abc@cairn.example> a scris:',
  Hebrew: '‫בתאריך יום ג׳, 3 בנוב׳ 2026 ב-9:12 מאת ‪Cairn‬‏ <‪r+abc@cairn.example‬‏>:‬',
  Arabic: 'في الثلاثاء، 3 نوفمبر 2026 9:12 ص Cairn <r+abc@cairn.example> كتب:',
  Chinese: '在 2026年11月3日星期二,Cairn <r+abc@cairn.example> 写道:',
  Japanese: '2026年11月3日(火) 9:12 Cairn <r+abc@cairn.example>:',
  Korean: '2026년 11월 3일 (화) 오전 9:12, Cairn <r+abc@cairn.example>님이 작성:',
  Vietnamese: 'Vào Th 3, 3 thg 11, 2026 vào lúc 09:12 Cairn <r+abc@cairn.example> đã viết:',
  'Open-Xchange': 'Cairn <r+abc@cairn.example> hat am 03.11.2026 09:12 geschrieben:',
  'Gmail, Chinese': 'Cairn <r+abc@cairn.example> 于2026年11月3日周二 09:12写道：',
  Outlook: '________________________________\nFrom: Cairn <r@cairn.example>\nSent: Tuesday\nTo: Sub\nSubject: Today',
  'Outlook, German': 'Von: Cairn <r@cairn.example>\nGesendet: Dienstag\nAn: Sub\nBetreff: Heute',
  'Outlook, Chinese': '发件人: Cairn <r@cairn.example>\n发送时间: 2026年11月3日\n收件人: Sub\n主题: 今天',
  'Original Message': '-----Original Message-----',
};

for (const [name, header] of Object.entries(QUOTE_HEADERS))
  test(`a quote below this header is cut, marked or not: ${name}`, (t) => {
    t.is(own(`${WIN}\n\n${header}\n\n> Hi Sub,\n> What did you achieve?`), WIN);
    t.is(own(`${WIN}\n\n${header}\n\nHi Sub,\nWhat did you achieve?`), WIN);
  });

test('a header that is less sure is believed above a marked quote', (t) => {
  for (const header of [
    'On 3 Nov 2026, at 09:12, Cairn wrote:',
    'Quoting Cairn <r@cairn.example>:',
    'Le 03/11/2026 à 09:12, Cairn a écrit :',
  ])
    t.is(own(`${WIN}\n\n${header}\n\n> Hi Sub,`), WIN);
});

test('answers between and below quotes are all kept', (t) => {
  const text = `${QUOTE_HEADERS.English}\n> What did you achieve?\n\n${WIN}\n\n> And what did you learn?\nSome Python.\n`;
  t.is(own(text), `${WIN}\n\nSome Python.`);
});

test('our own text is found without any mark or header, wrapped anew', (t) => {
  const unmarked = CHECK_IN.replace('however small it', 'however small\nit').replace(/"/g, '“');
  t.is(own(`${WIN}\n\n${unmarked}`, [CHECK_IN]), WIN);
});

test('an answer typed into our unmarked text is kept, and so is one below it', (t) => {
  const [above = '', below = ''] = CHECK_IN.split('A sentence or two is enough.');
  const reply = `${QUOTE_HEADERS.Outlook}\n\n${above}${WIN}\nA sentence or two is enough.${below}\n\nAlso trained two nurses.`;
  t.is(own(reply, [CHECK_IN]), `${WIN}\n\nAlso trained two nurses.`);
});

for (const said of [
  'nothing today',
  'A sentence or two is enough, you say. I closed three deals.',
  'You can also answer "nothing today", or ask for a CV.',
])
  test(`saying one sentence of ours again is no quote: ${said}`, (t) => {
    t.is(own(said, [CHECK_IN]), said);
    t.is(own(`${said}\n\n${CHECK_IN}`, [CHECK_IN]), said);
  });

for (const said of [
  'On 5 March my manager Anna wrote:\n"Great job on the launch"\nand I was proud.',
  'On 12 March 2024 the Guardian wrote:\n\nA piece about our team.',
  'At 14:30 I emailed anna@example.com and she wrote:\n\nYes, we sign.',
  'On 3 May 2024 at 14:00 I wrote to anna@example.com:\n\nwe won',
  'At 14:30 on 3 May 2024 I wrote to anna@example.com:\n\nwe won',
  'I closed 3 deals with Anna and\nfelt good about all of it',
  'Finished the deck.\n\nSent with Anna the Q3 report to 12 clients',
  'Sent from the warehouse 40 parcels today, a record.',
  'Wins:\n- Shipped v2\n--\n- Fixed a bug',
  'First win today\n____________\nSecond win: called anna@example.com',
  'Results:\n> 100 tests pass now',
  'Moved from: Berlin\nto: Paris\nsubject: nothing',
  'Deal closed.\n\nBest,\nJohn\n\nPS: also trained two people',
  'Anna\nhttps://blog.example.com/post\nanna@example.com',
  'Closed a deal.\n\nThanks,\nMaria',
])
  test(`these are somebody's own words: ${said.split('\n', 1)[0]}`, (t) => {
    t.is(own(said), said);
    t.is(own(`${said}\n\n${QUOTE_HEADERS.English}\n> Hi Sub,`), said);
  });

for (const signature of [
  '-- \nAnna Müller\nSales Lead',
  '--\nanna',
  '—\nAnna Müller\n@anna_m',
  '__________\nteam mailing list\nteam@lists.example.com\nhttps://lists.example.com',
  'Viele Grüße\nAnna Müller\nTeamleiterin Vertrieb\nTel.: +49 30 1234567',
  'Best regards, Anna',
  'Thanks & Regards,\nAnna',
  'Cordialement,\n\nAnna',
  'Anna Müller\nanna@example.com\n+49 30 1234567',
  'Sent from my iPhone',
  'Von meinem iPhone gesendet',
  'Envoyé de mon iPhone',
  'Get Outlook for iOS<https://aka.ms/o0ukef>',
  'Best,\nAnna\n\n-- \nAnna Müller\n\nSent from my Galaxy',
])
  test(`a signature is cut: ${signature.replaceAll('\n', ' / ')}`, (t) => {
    t.is(own(`${WIN}\n\n${signature}`), WIN);
    t.is(own(`${WIN}\n\n${signature}\n\n${QUOTE_HEADERS.French}\n> Bonjour`), WIN);
  });

test('a mail without own words gives none', (t) => {
  for (const text of ['', ' \n\t\n', 'Sent from my iPhone', '-- \nAnna', `${QUOTE_HEADERS.English}\n> Hi`])
    t.is(own(text), '');
});

test('what stands above a forwarded mail is kept, the forward is not', (t) => {
  const fields = 'From: A <a@example.com>\nSubject: B\nDate: Tue\nTo: c@example.com';
  t.is(own(`${WIN}\n\n---------- Forwarded message ---------\n${fields}\n\nText`), WIN);
  t.is(own(`${WIN}\n\nBegin forwarded message:\n\n> ${fields.replaceAll('\n', '\n> ')}\n>\n> Text\ntorn`), WIN);
  t.is(own(`${WIN}\n  ----- Neznámé slovo ----- Od: A <a@example.com>Komu: c@example.com\nText`), WIN);
});

for (const [client, html] of Object.entries({
  Gmail: `<div>${WIN}</div><div class="gmail_quote">On Tue, Nov 3, 2026 at 9:12 AM Cairn &lt;<a href="mailto:r@c.example">r@c.example</a>&gt; wrote:<br><blockquote class="gmail_quote"><div>Hi</div></blockquote></div>`,
  'Apple Mail': `<body>${WIN}<br><div><blockquote type="cite"><div>On 3 Nov 2026, at 09:12, Cairn wrote:</div><div>Hi</div></blockquote></div></body>`,
  Outlook: `<div>${WIN}</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> Cairn<br></div><div>Hi</div>`,
  'Outlook for Mac': `<div>${WIN}</div><span id="OLK_SRC_BODY_SECTION"><div>From: Cairn</div><div>Hi</div></span>`,
  Yahoo: `<div>${WIN}</div><div id="yahoo_quoted_1" class="yahoo_quoted"><div>On Tuesday, Cairn wrote:</div><div>Hi</div></div>`,
  Zimbra: `<div>${WIN}<hr id="zwchr" data-marker="__DIVIDER__"><div>From: "Cairn"</div><div>Hi</div></div>`,
  'Mail.ru': `<p>${WIN}</p>3 Nov 2026 09:12:00 +0400 от Cairn &lt;r@c.example&gt;:<br><blockquote style="border-left:1px solid"><div>Hi</div></blockquote><br>`,
  'no client in particular': `<p>${WIN}</p><blockquote>Hi</blockquote>`,
  Hotmail: `<div>${WIN}<hr id="stopSpelling">Subject: Today<br>Hi</div>`,
}))
  test(`the HTML quote of this client is cut: ${client}`, (t) => {
    t.is(own(htmlToText(html)), WIN);
  });

test('what somebody indented in HTML is not a quote', (t) => {
  t.is(
    own(htmlToText(`<p>Today:</p><blockquote style="margin:0 0 0 40px;border:none">${WIN}</blockquote>`)),
    `Today:\n\n${WIN}`,
  );
});

test('neither deep nor wide nor broken HTML is too much', (t) => {
  t.notThrows(() => htmlToText('<div>'.repeat(50_000)));
  t.notThrows(() => htmlToText('<blockquote>'.repeat(5_000)));
  t.notThrows(() => htmlToText(`${'<b>x</b>'.repeat(50_000)}<`));
  t.is(
    own(htmlToText(`<p>${WIN}</p>${'<div>'.repeat(600)}${'</div>'.repeat(600)}<p>Behind it nothing is read.</p>`)),
    WIN,
  );
});
