import test from 'ava';
import { phoneNumbers } from '#infrastructure/phones/phone-numbers.ts';

const { read } = phoneNumbers;
const numberOf = (text: string, country: string | null = null): string => {
  const found = read(text, country);
  return typeof found === 'string' ? found : found.number;
};

test('digits are read in the country that was chosen, and the same digits elsewhere are another number', (t) => {
  t.is(numberOf('442071838750', 'GB'), '+442071838750');
  t.is(numberOf('020 7183 8750', 'GB'), '+442071838750');
  t.is(numberOf('4792345678', 'NO'), '+4792345678');
  t.is(numberOf('4792345678', 'US'), '+14792345678');
  t.is(numberOf('06 1234 5678', 'IT'), '+390612345678');
});

test('without a country ten digits mean +1, and no other country is guessed', (t) => {
  t.is(numberOf('2025550123'), '+12025550123');
  t.is(numberOf('(202) 555-0123'), '+12025550123');
  t.is(numberOf('4792345678'), '+14792345678');
  t.is(numberOf('442071838750'), 'no-number');
  t.is(numberOf('12025550123'), 'no-number');
  t.is(numberOf('020 7183 8750'), 'no-number');
});

test('a leading + says the country itself, whichever was chosen', (t) => {
  t.is(numberOf('+44 20 7183 8750'), '+442071838750');
  t.is(numberOf('+4792345678', 'US'), '+4792345678');
  t.deepEqual(read('+18765551234', 'US'), { number: '+18765551234', country: 'JM', prefix: '1' });
});

test('a country is two letters in any case; one that there is not reads nothing', (t) => {
  t.is(numberOf('2025550123', 'us'), '+12025550123');
  t.is(numberOf('2025550123', 'ZZ'), 'no-number');
});

test('numbers whose owner sets the price are told apart, in every spelling', (t) => {
  for (const [text, country] of [
    ['+1 900 555 1234', null],
    ['9005551234', null],
    ['9005551234', 'US'],
    ['0906 123 4567', 'GB'],
    ['0845 123 4567', 'GB'],
    ['+44 70 1234 5678', null],
    ['+33 8 99 12 34 56', null],
    ['+1 500 234 5678', null],
  ] as const)
    t.is(numberOf(text, country), 'costly', text);
});

test('networks that belong to no country are no numbers of ours', (t) => {
  for (const text of ['+979 123456789', '+800 1234 5678', '+8816 1234 5678', '+882 16 1234567'])
    t.is(numberOf(text), 'no-number', text);
});

test('an extension, letters, two numbers or none are no number', (t) => {
  for (const text of [
    '2025550123 ext. 5',
    '+12025550123x5',
    '2025550123;ext=5',
    'tel:+12025550123;ext=5',
    'tel:call-me',
    'mailto:+12025550123',
    'call me at 2025550123',
    '202555CALL',
    '2025550123 2125550123',
    '+1 202 555 0123, +1 212 555 0123',
    '2025550123<script>',
    '0000000000',
    '+0',
    '+',
    '',
  ])
    t.is(numberOf(text), 'no-number', text);
});

test('digits of other scripts, wide ones and marks of direction are read as what they stand for', (t) => {
  t.is(numberOf('２０２５５５０１２３'), '+12025550123');
  t.is(numberOf('＋４４ ２０７１８３８７５０'), '+442071838750');
  t.is(numberOf('٠٥٠١٢٣٤٥٦٧', 'AE'), '+971501234567');
  t.is(numberOf('٢٠٢٥٥٥٠١٢٣'), '+12025550123');
  t.is(numberOf('\u202a+1 202‑555‑0123\u202c'), '+12025550123');
});

test('numbers of Mexico are read with the 1, 044 or 045 that their mobiles once had', (t) => {
  for (const text of ['+52 1 55 1234 5678', '+5215512345678', '+52 55 1234 5678', 'tel:+52-1-55-1234-5678'])
    t.is(numberOf(text), '+525512345678', text);
  for (const text of ['1 55 1234 5678', '044 55 1234 5678', '045 55 1234 5678', '00 52 1 55 1234 5678', '55 1234 5678'])
    t.is(numberOf(text, 'MX'), '+525512345678', text);
  t.deepEqual(read('+52 1 55 1234 5678', 'US'), { number: '+525512345678', country: 'MX', prefix: '52' });
  for (const text of ['+52 1 55 1234 567', '+52 2 55 1234 5678', '+52 1 1 55 1234 5678'])
    t.is(numberOf(text), 'no-number', text);
});

test('links to call a number are read as the number', (t) => {
  for (const text of [
    'tel:+1-202-555-0123',
    'TEL:+1(202)555.0123',
    'tel:%2B12025550123',
    'tel:+1%20202%20555%200123',
    'tel:+12025550123;isub=1',
    'tel:555-0123;phone-context=+1-202',
    'sms:+12025550123?body=hi',
    'ｔｅｌ：＋１２０２５５５０１２３',
    'tel:202-555-0123',
  ])
    t.is(numberOf(text), '+12025550123', text);
  t.is(numberOf('tel:020-7183-8750;phone-context=example.com', 'GB'), '+442071838750');
});

test('wide marks and dots between the digits are none of them', (t) => {
  t.is(numberOf('０９０ー１２３４ー５６７８', 'JP'), '+819012345678');
  t.is(numberOf('（０３）１２３４－５６７８', 'JP'), '+81312345678');
  t.is(numberOf('+1·202·555·0123'), '+12025550123');
});
