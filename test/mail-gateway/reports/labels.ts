/**
 * What each sample of `../shared/mail/bounces/sisimai` is, as its owners' public test suite labels it: `h` the address is
 * bad for good, `s` anything else that failed, `c` a complaint, `n` no failure at all, `m` several recipients of which some
 * are bad. Samples without a label there stand in no list.
 */
const labels: Readonly<Record<string, string>> = {
  arf: '01c 11c 12c 15c 17c 19n',
  'lhost-activehunter': '01h',
  'lhost-amavis': '02h 03s',
  'lhost-amazonses': '03s 05h 06h 07s 08s 10h 11c 12n 13n 16s 18h 20s 21s',
  'lhost-amazonworkmail': '03s 04s 08s',
  'lhost-aol': '01h',
  'lhost-biglobe': '01s',
  'lhost-courier': '01h 04h',
  'lhost-domino': '03s',
  'lhost-dragonfly': '03s 07s 09h 12s 13s 17s 18s 19s 21s 23s 28s 29s 30s',
  'lhost-einsundeins': '02s',
  'lhost-exchange2003': '01h 03h 05h 07h',
  'lhost-exchange2007': '01h 02s 03s 05s',
  'lhost-exim': '02h 07s 29s 30h 32s 35s 36s 37h 40s 43s 45s 46s 48s 49s 52s 53s 55s 56s 57s 58s 60s 61h',
  'lhost-ezweb': '05s 07h',
  'lhost-fml': '02s',
  'lhost-gmail': '01h 04s 05s 09s 10s 11s 17s 18h',
  'lhost-gmx': '01s 03m 04s',
  'lhost-googlegroups': '06s 07s 08s 09s 11s 14s',
  'lhost-gsuite': '01h',
  'lhost-imailserver': '03h 04s 06s',
  'lhost-kddi': '03s',
  'lhost-mailru': '01h 04h 05h 07s',
  'lhost-mcafee': '02h 04s',
  'lhost-messagelabs': '01s',
  'lhost-messagingserver': '02s 04s 08s 09h',
  'lhost-mfilter': '01s 02h 03s',
  'lhost-mxlogic': '02h',
  'lhost-notes': '01s 02h 03h',
  'lhost-office365': '01h 02h 03s 06s 08s 09h 10h 11h 12s',
  'lhost-opensmtpd': '06s 12h 15s 17m',
  'lhost-outlook': '02h 04m',
  'lhost-postfix':
    '01s 02h 04h 07s 09s 10s 11s 13m 14h 15s 16h 17s 29s 30h 31h 33h 34s 37s 38s 39s 43s 46h 47s 48s 49s 50s 51s 53s 54s 56s 59s 60s 61s 62s 63s 65s 66s 68s 69s 71s 72s 73s 75s 76h 80s',
  'lhost-powermta': '02h 03h',
  'lhost-qmail': '06s 11h 12h 16h 19s',
  'lhost-receivingses': '02h 04s 05s 06s 08s',
  'lhost-sendgrid': '02h',
  'lhost-sendmail': '02m 06s 07s 08s 11s 12s 14h 16s 17h 20s 22h 24h 26h 27s 28h 29s 30s 31s 32h 36s 41h 49h 57h 59s',
  'lhost-surfcontrol': '02s',
  'lhost-v5sendmail': '03h 06s',
  'lhost-x1': '01s 02s 03s 04s',
  'lhost-x2': '03s 04s 05s',
  'lhost-x3': '01h 03h 05s',
  'lhost-x5': '01h',
  'lhost-x6': '01s 02h',
  'lhost-yahoo': '01h 03h 05h 08s 10h 12s 13s 14s',
  'lhost-yandex': '02m 03s',
  'lhost-zoho': '03s 05s',
  rfc3464: '01s 08s 09s 10h 26h 35s 36s 42s 43s 51h 52s 53s 55s 58h 62s 63h 64s 65h',
  rfc3834: '02n 04n 05n',
  'rhost-aol': '01h 03m 06h',
  'rhost-apple': '01h 02s 04h',
  'rhost-cloudflare': '01s',
  'rhost-cox': '01s',
  'rhost-exchangeonline': '01s',
  'rhost-facebook': '03s 04h',
  'rhost-franceptt': '01h 02h 03s 05s 06s 10s 11s',
  'rhost-godaddy': '03s',
  'rhost-google': '01s 02h',
  'rhost-gsuite': '04s 05s 09h 10s 12s 14h',
  'rhost-kddi': '01s 02h',
  'rhost-messagelabs': '01s 02h',
  'rhost-microsoft': '05s',
  'rhost-mimecast': '01s',
  'rhost-nttdocomo': '01s 02s 03s',
  'rhost-outlook': '01s 04m 06s 08h 09s',
  'rhost-tencent': '03s',
  'rhost-yahooinc': '02s',
  'rhost-zoho': '01h',
};

export type Label = 'h' | 's' | 'c' | 'n' | 'm';

/** Of a file's name, as `lhost-postfix-02.eml`; null where nobody labelled it. */
export const labelOf = (file: string): Label | null => {
  const [, source = '', number = ''] = /^(.+)-(\d\d)\.eml$/.exec(file) ?? [];
  return (
    (labels[source]
      ?.split(' ')
      .find((one) => one.startsWith(number))
      ?.slice(2) as Label | undefined) ?? null
  );
};
