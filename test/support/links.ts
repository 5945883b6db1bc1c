/** Each link once with a label and once as it is, in a paragraph of its own. */
export const asMarkdown = (links: readonly string[]): string =>
  `# Jane\n\n${links.map((link) => `See [the page](${link}) here.\n\nOr ${link} there.`).join('\n\n')}\n`;

/** What gives away that one of the traps became a link. */
export const SPRUNG =
  /@example\.com\/|user|pw|evil|bcc|body|\?$|alert|vbscript|data:|file:|ftp:|0x7f|2130706433|%|[^!-~]/i;

/** Links as a person, a model or a file may bring them, that must stand as text wherever they are shown. */
export const trapLinks: readonly string[] = [
  'https://user:pw@example.com/a',
  'https://user@example.com/',
  'https://paypal.com%40evil.example/',
  'https://paypal.com:443@evil.example/',
  'mailto:a@example.com?bcc=b@example.com',
  'mailto:a@example.com?body=send%20it',
  'mailto:a@example.com?',
  'mailto:a@example.com,b@example.com',
  'mailto:a@example.com%0Abcc:b@example.com',
  'mailto:a%2Cb@example.com',
  'mailto:?to=a@example.com',
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://example.com',
  'vbscript:x',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://user:pw@example.com/a',
  '//example.com/a',
  '/relative',
  'https:/example.com',
  'https:///example.com',
  'https:\\\\example.com',
  'https://example.com\\@evil.example',
  'https://аpple.com/',
  'https://example。com/',
  'https://ｅxample.com/',
  'https://example.com⁄@evil.example',
  'https://example.com/a\tb',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://ex%61mple.com/',
  `https://example.com/${'a'.repeat(2000)}`,
];

/** The same with characters that no reader sees. Documents drop these characters wherever they stand, so no file can have one. */
export const unseenLinks: readonly string[] = [
  'https://exa\u00admple.com/',
  'https://exa\u200bmple.com/',
  'https://example.com/\u202egnp.exe',
  'https://example.com/a\u0000b',
];

export const plainLinks: readonly string[] = [
  'https://example.com',
  'HTTPS://Example.com/A',
  'http://example.com:8080/a?b=c&d=e#f',
  'https://medium.com/@jane/a-story',
  'https://example.com/?mail=jane@example.com',
  'https://xn--mller-kva.example/',
  'https://example.com/grüße',
  'mailto:jane.doe+work@example.com',
];
