export const HEAD = 'From: a@example.org\r\nSubject: Re: Your day\r\nMIME-Version: 1.0\r\n';
export const MB = 1024 * 1024;

const nestedMultiparts = (depth: number): string => {
  const open = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  return `${HEAD}${open.join('')}Content-Type: text/plain\r\n\r\nFixed it.\r\n`;
};
export const manyParts = (count: number): string =>
  `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(count)}--b--\r\n`;
const partsOfHeaders = (count: number): string =>
  `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${`--b\r\n${'X-A: b\r\n'.repeat(110_000)}\r\nx\r\n`.repeat(count)}--b--\r\n`;
const html = (body: string): string => `${HEAD}Content-Type: text/html\r\n\r\n${body}`;

/** Mails made to cost whoever reads them more than they cost to send. */
export const BOMBS: Readonly<Record<string, () => string>> = {
  '5,000 nested multiparts': () => nestedMultiparts(5_000),
  '50,000 parts': () => manyParts(50_000),
  '10 parts of 110,000 headers': () => partsOfHeaders(10),
  '500 KB of nested div': () => html(`${'<div>'.repeat(100_000)}Fixed it.`),
  '19 MB of HTML': () => html(`<p>Fixed the pump.</p>${'<p>quite some more text</p>'.repeat((19 * MB) / 27)}`),
  '2 MB in one header': () => `X-Big: ${'a '.repeat(MB)}\r\n${HEAD}\r\nFixed it.`,
  '100,000 headers': () => `${'X-A: b\r\n'.repeat(100_000)}${HEAD}\r\nFixed it.`,
  '100,000 folds': () => `X-A: b\r\n${' c\r\n'.repeat(100_000)}${HEAD}\r\nFixed it.`,
  'a line of 9 MB': () => `${HEAD}\r\n${'fixed '.repeat(1.5 * MB)}`,
  '60 KB of one letter': () => `${HEAD}\r\n${'a'.repeat(60_000)}`,
  '60 KB of spaces and dots': () => `${HEAD}\r\nFixed it. ${' .'.repeat(30_000)}x`,
  '20,000 quote marks deep': () => `${HEAD}\r\nFixed it.\r\n${'>'.repeat(20_000)} x`,
  '60 KB of question marks': () => `${HEAD}\r\nstop ${'?'.repeat(60_000)}!`,
  '64 KB of numbers': () => `${HEAD}\r\nstop ${'1. '.repeat(21_000)}!`,
  '64 KB of full stops': () => `${HEAD}\r\nstop ${'. '.repeat(32_000)}!`,
  '30,000 bullets': () => `${HEAD}\r\n${'- x\r\n'.repeat(15_000)}`,
  '60 KB of questions': () => `${HEAD}\r\n${'can you please '.repeat(4_000)}`,
  '60 KB of "nothing to report"': () => `${HEAD}\r\n${'nothing to report '.repeat(3_400)}`,
  '60 KB of "i was sick with a"': () => `${HEAD}\r\n${'i was sick with a '.repeat(3_400)}`,
};
