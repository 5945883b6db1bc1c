import test from 'ava';
import { createMailJudge } from '#mail-gateway/smtp/judging/judge.ts';
import { aDns, failingDns, keyRecord, signed } from '../support/dns.ts';

const HOST = '192.0.2.10';
const mail = (from = 'Sub <sub@example.com>') => `From: ${from}\r\nSubject: A day\r\n\r\nI did it.\r\nAnd more.\r\n`;
const origin = (returnPath = 'sub@example.com', remoteAddress = HOST) => ({
  remoteAddress,
  helo: 'mx.example.com',
  returnPath,
});
const spfOf = (domain: string) => ({ [`TXT ${domain}`]: [`v=spf1 ip4:${HOST} -all`] });
const keyOf = (domain: string) => ({ [`TXT s._domainkey.${domain}`]: [keyRecord] });
const policy = (domain: string, tags = 'p=reject') => ({ [`TXT _dmarc.${domain}`]: [`v=DMARC1; ${tags}`] });
const judgeWith = (records: Readonly<Record<string, readonly string[]>>) =>
  createMailJudge({ trustedRelays: [], domain: 'cairn.localhost', resolver: aDns(records) });
const raw = Buffer.from(mail());

test('SPF of the From domain proves a sender, from the hosts it names and no others', async (t) => {
  for (const records of [spfOf('example.com'), { ...spfOf('example.com'), ...policy('example.com') }]) {
    t.is(await judgeWith(records).judge(raw, origin()), 'proven');
    t.is(await judgeWith(records).judge(raw, origin('sub@example.com', '192.0.2.11')), 'unproven');
  }
});

test('SPF of another domain proves nothing', async (t) => {
  const judge = judgeWith({ ...spfOf('attacker.example'), ...spfOf('notexample.com') });
  t.is(await judge.judge(raw, origin('evil@attacker.example')), 'unproven');
  t.is(await judge.judge(raw, origin('evil@notexample.com')), 'unproven');
});

test('an empty return path is proven by the name that the host greets with', async (t) => {
  t.is(await judgeWith(spfOf('mx.example.com')).judge(raw, origin('')), 'proven');
  t.is(await judgeWith(spfOf('example.com')).judge(raw, origin('')), 'unproven');
});

test('a DKIM signature of the From domain proves a sender from wherever it comes', async (t) => {
  const judge = judgeWith({ ...keyOf('example.com'), ...policy('example.com') });
  const from = origin('list@lists.example.net');
  t.is(await judge.judge(await signed(mail(), 'example.com'), from), 'proven');
  t.is(await judge.judge(await signed(mail(), 'attacker.example'), from), 'unproven');
  const changed = Buffer.from((await signed(mail(), 'example.com')).toString().replace('I did it', 'I did not'));
  t.is(await judge.judge(changed, from), 'unproven');
  t.is(await judgeWith({}).judge(await signed(mail(), 'example.com'), from), 'unproven');
});

test('a signature that leaves a part of the body open, or uses SHA-1, proves nothing', async (t) => {
  const judge = judgeWith(keyOf('example.com'));
  const partial = await signed(mail(), 'example.com', { maxBodyLength: 10 });
  t.regex(partial.toString(), /l=10/);
  t.is(await judge.judge(Buffer.concat([partial, Buffer.from('And something else.\r\n')]), origin('')), 'unproven');
  t.is(await judge.judge(partial, origin('')), 'unproven');
  t.is(await judge.judge(await signed(mail(), 'example.com', { algorithm: 'rsa-sha1' }), origin('')), 'unproven');
});

test('a flood of signatures is not verified', async (t) => {
  const asked: string[] = [];
  const dns = aDns(keyOf('example.com'));
  const judge = createMailJudge({
    trustedRelays: [],
    domain: 'cairn.localhost',
    resolver: (name, type) => {
      asked.push(name);
      return dns(name, type);
    },
  });
  const one = (await signed(mail(), 'example.com')).toString();
  const flood = Buffer.from(`${one.slice(0, one.indexOf('From:')).repeat(11)}${mail()}`);
  t.is(await judge.judge(flood, origin('')), 'unproven');
  t.false(asked.some((name) => name.includes('_domainkey')));
});

test('domains of one organisation stand for each other, unless their policy is strict', async (t) => {
  const below = spfOf('bounce.example.com');
  const path = origin('b@bounce.example.com');
  t.is(await judgeWith(below).judge(raw, path), 'proven');
  t.is(await judgeWith({ ...below, ...policy('example.com') }).judge(raw, path), 'proven');
  t.is(await judgeWith({ ...below, ...policy('example.com', 'p=none; aspf=s') }).judge(raw, path), 'unproven');
  const siblings = Buffer.from(mail('sub@news.example.com'));
  t.is(await judgeWith({ ...below, ...policy('example.com') }).judge(siblings, path), 'proven');
  t.is(await judgeWith(below).judge(siblings, path), 'proven');
  t.is(await judgeWith({ ...below, ...policy('example.com', 'p=none; aspf=s') }).judge(siblings, path), 'unproven');
});

test('a suffix that many share makes nobody of one organisation, whatever policy stands there', async (t) => {
  for (const suffix of ['co.uk', 'github.io']) {
    const judge = judgeWith({ ...spfOf(`attacker.${suffix}`), ...spfOf(suffix), ...policy(suffix, 'p=none') });
    const victims = Buffer.from(mail(`sub@victim.${suffix}`));
    t.is(await judge.judge(victims, origin(`evil@attacker.${suffix}`)), 'unproven', suffix);
    t.is(await judge.judge(victims, origin(`evil@${suffix}`)), 'unproven', suffix);
    t.is(await judge.judge(Buffer.from(mail(`sub@${suffix}`)), origin(`sub@${suffix}`)), 'proven', suffix);
  }
  const below = judgeWith(spfOf('bounce.victim.co.uk'));
  t.is(await below.judge(Buffer.from(mail('sub@victim.co.uk')), origin('b@bounce.victim.co.uk')), 'proven');
});

test('while the DNS does not answer nothing is proven and nothing is refused', async (t) => {
  const judge = createMailJudge({ trustedRelays: [], domain: 'cairn.localhost', resolver: failingDns });
  t.is(await judge.judge(raw, origin()), 'unknown');
  t.is(await judge.judge(await signed(mail(), 'example.com'), origin('list@lists.example.net')), 'unknown');
  const noAnswer = createMailJudge({
    trustedRelays: [],
    domain: 'cairn.localhost',
    resolver: () => new Promise(() => {}),
    limit: 20,
  });
  t.is(await noAnswer.judge(raw, origin()), 'unknown');
});

test('the DNS of a stranger is not asked, so it can neither take time nor leave the verdict open', async (t) => {
  for (const stranger of ['attacker.example', 'attacker.co.uk']) {
    const asked: string[] = [];
    const dns = aDns({});
    const judge = createMailJudge({
      trustedRelays: [],
      domain: 'cairn.localhost',
      resolver: (name, type) => {
        if (!name.endsWith(stranger)) return dns(name, type);
        asked.push(name);
        return new Promise(() => {}); // an answer that never comes
      },
    });
    const victims = await signed(mail('sub@victim.co.uk'), stranger);
    const from = (returnPath: string) => ({ remoteAddress: HOST, helo: `mx.${stranger}`, returnPath });
    for (const raw of [victims, asArcToo(victims, stranger)])
      for (const path of [`evil@${stranger}`, `"sub@victim.co.uk"@${stranger}`, ''])
        t.is(await judge.judge(raw, from(path)), 'unproven', path);
    t.deepEqual(asked, []);
  }
});

/** The same mail with its signature a second time, as that of a forwarder. */
const asArcToo = (raw: Buffer, domain: string): Buffer => {
  const text = raw.toString('latin1');
  const [signature = ''] = /^DKIM-Signature: .*?\r\n(?=\S)/s.exec(text) ?? [];
  const seal = `ARC-Seal: i=1; a=rsa-sha256; cv=none; d=${domain}; s=s; t=1; b=AAAA\r\n`;
  const message = signature.replace(/^DKIM-Signature: v=1;/, 'ARC-Message-Signature: i=1;');
  const results = `ARC-Authentication-Results: i=1; mx.${domain}; spf=none\r\n`;
  return Buffer.from(`${seal}${message}${results}${text}`, 'latin1');
};

test('a mail from nobody, or from several, is never proven, not even by a trusted relay', async (t) => {
  const judge = createMailJudge({ trustedRelays: [HOST], domain: 'cairn.localhost', resolver: aDns({}) });
  for (const from of ['', 'sub@example.com, other@example.com', 'sub@example.com\r\nFrom: other@example.com']) {
    t.is(await judge.judge(Buffer.from(mail(from)), origin()), 'unproven');
  }
});

test('a policy that cannot be read leaves a proof open', async (t) => {
  const records = aDns(spfOf('example.com'));
  const judge = createMailJudge({
    trustedRelays: [],
    domain: 'cairn.localhost',
    resolver: (name, type) => (name.startsWith('_dmarc') ? failingDns(name, type) : records(name, type)),
  });
  t.is(await judge.judge(raw, origin()), 'unknown');
});

test('a domain that does not exist is an answer', async (t) => {
  t.is(await judgeWith({}).judge(raw, origin()), 'unproven');
});

test('a trusted relay is believed, in whatever form its address is written, and the DNS is not asked', async (t) => {
  const judge = createMailJudge({
    trustedRelays: ['192.0.2.0/28', '2001:db8::/32', '127.0.0.1'],
    domain: 'cairn.localhost',
    resolver: async () => t.fail('the DNS was asked') as never,
  });
  for (const address of ['192.0.2.10', '::ffff:192.0.2.10', '2001:db8::1', '127.0.0.1']) {
    t.is(await judge.judge(raw, origin('', address)), 'proven', address);
  }
  const stranger = createMailJudge({ trustedRelays: ['192.0.2.0/28'], domain: 'cairn.localhost', resolver: aDns({}) });
  for (const address of ['192.0.2.16', '::ffff:192.0.2.16', '2001:db9::1']) {
    t.is(await stranger.judge(raw, origin('', address)), 'unproven', address);
  }
});

const fold = (names: readonly string[]) => names.join(':\r\n ');

test('a stranger’s signatures stand in nobody’s way, however many and however long', async (t) => {
  const asked: string[] = [];
  const dns = aDns(keyOf('example.com'));
  const judge = createMailJudge({
    trustedRelays: [],
    domain: 'cairn.localhost',
    resolver: (name, type) => {
      asked.push(name);
      return dns(name, type);
    },
    dkim: { timeLimitMs: 2_000 },
  });
  t.teardown(() => judge.close());
  const own = (await signed(mail(), 'example.com')).toString();
  const theirs = (await signed(mail(), 'attacker.example')).toString().split(/(?=From:)/)[0] ?? '';
  const many = theirs.replace(/h=[^;]*;/, `h=${fold(['from', ...Array.from({ length: 2_000 }, () => 'a')])};`);
  t.is(await judge.judge(Buffer.from(`${many.repeat(10)}${own}`), origin('list@lists.example.net')), 'proven');
  t.true(asked.includes('s._domainkey.example.com'));
  t.false(asked.some((name) => name.includes('attacker')));
});

test('a signature that signs more fields than any real one vouches for nothing', async (t) => {
  const judge = judgeWith(keyOf('example.com'));
  t.teardown(() => judge.close());
  const own = (await signed(mail(), 'example.com')).toString();
  const long = own.replace(
    /h=([^;]*);/,
    (_, names: string) => `h=${fold([names, ...Array.from({ length: 200 }, () => 'a')])};`,
  );
  t.is(await judge.judge(Buffer.from(own), origin('')), 'proven');
  t.is(await judge.judge(Buffer.from(long), origin('')), 'unproven');
});

test('a signature over the signatures of others holds, and those others are left in for it', async (t) => {
  const judge = judgeWith(keyOf('example.com'));
  t.teardown(() => judge.close());
  const forwarded = (await signed(mail(), 'lists.example.net')).toString();
  const both = await signed(forwarded, 'example.com', { signs: 'From:Subject:DKIM-Signature' });
  t.is(await judge.judge(both, origin('')), 'proven');
  const without = both.toString().replace(/DKIM-Signature: [^\0]*?d=lists[^\0]*?\r\n(?=From:)/, '');
  t.not(without, both.toString());
  t.is(await judge.judge(Buffer.from(without), origin('')), 'unproven');
});

test('signatures that take too long to check prove nothing, and the next mail is judged as ever', async (t) => {
  const judge = createMailJudge({
    trustedRelays: [],
    domain: 'cairn.localhost',
    resolver: aDns(keyOf('example.com')),
    dkim: { children: 1, timeLimitMs: 2_000 },
  });
  t.teardown(() => judge.close());
  const slow = Buffer.concat([await signed(mail(), 'example.com'), Buffer.alloc(30_000_000, '\n')]);
  t.is(await judge.judge(slow, origin('')), 'unproven');
  t.is(await judge.judge(await signed(mail(), 'example.com'), origin('')), 'proven');
});

test('SPF that proves a sender leaves signatures unread', async (t) => {
  const asked: string[] = [];
  const dns = aDns({ ...spfOf('example.com'), ...keyOf('example.com') });
  const judge = createMailJudge({
    trustedRelays: [],
    domain: 'cairn.localhost',
    resolver: (name, type) => {
      asked.push(name);
      return dns(name, type);
    },
  });
  t.is(await judge.judge(await signed(mail(), 'example.com'), origin()), 'proven');
  t.false(asked.some((name) => name.includes('_domainkey')));
});

test('an answer of the DNS that is larger than any real one is passed over', async (t) => {
  const judge = judgeWith({ 'TXT example.com': [`v=spf1 ip4:${HOST} ${'ip4:198.51.100.1 '.repeat(1_000)}-all`] });
  t.is(await judge.judge(raw, origin()), 'unproven');
});
