import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import test, { type ExecutionContext } from 'ava';
import { createOutbox } from '#infrastructure/builtin/outbox.ts';
import type { RelayTls } from '#infrastructure/shared/mail-settings.ts';
import { createRelay } from '#infrastructure/smtp/relay.ts';
import { knownCertificate, unknownCertificate } from '../support/certificates.ts';
import { type Script, scriptedSmtp } from '../support/scripted-smtp.ts';
import { embeddedStores } from '../support/stores.ts';
import { USER } from './carrier.contract.ts';
import { aMail, mailerContract, type Taken, type Trouble } from './mailer.contract.ts';

setDefaultCACertificates([...getCACertificates('default'), knownCertificate.cert]);

const aRelayTo = async (t: ExecutionContext, script: Script, tls: RelayTls, scheme = 'smtp', user = '') => {
  const server = await scriptedSmtp(t, script);
  const relay = createRelay({ url: `${scheme}://${user}localhost:${server.port}`, tls, rate: 100 });
  t.teardown(() => relay.close());
  return { relay, server };
};

mailerContract('the outbox', {
  async open(t) {
    const { archive, vault } = await embeddedStores(t);
    await vault.make(USER);
    const kept: Taken[] = [];
    const outbox = createOutbox({
      ...archive,
      async put(userId, bytes) {
        const blob = await archive.put(userId, bytes);
        const raw = Buffer.from(bytes).toString();
        if (!kept.some((one) => one.raw === raw)) kept.push({ from: '', to: [], raw });
        return blob;
      },
    });
    const mail = aMail();
    // What it keeps is the mail alone: whom it is for stands in the mail's event.
    const taken = async () => kept.map(({ raw }) => ({ from: mail.returnPath, to: [mail.to], raw }));
    return { mailer: outbox, taken };
  },
});

const latin = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');

const scriptFor = (trouble: Trouble): Script => {
  if (trouble.at === 'nowhere') return { greets: 'break' };
  if (trouble.at === 'encryption') {
    if (trouble.says === 'none') return {};
    const offers = ['STARTTLS'];
    if (trouble.says === 'unknown-certificate') return { offers, certificate: unknownCertificate };
    return { offers, says: (command) => (/^STARTTLS/.test(command) ? '454 4.7.0 Not now' : null) };
  }
  const said = { no: '550 5.0.0 No', later: '451 4.0.0 Later', break: 'break' }[trouble.says];
  if (trouble.at === 'greeting') return { greets: trouble.says === 'no' ? '554 5.0.0 No' : said };
  if (trouble.at === 'mail') return { atEnd: said };
  const command = trouble.at === 'sender' ? /^MAIL/ : /^RCPT/;
  return { says: (line) => (command.test(line) ? said : null) };
};

mailerContract('a relay', {
  async open(t) {
    const { relay, server } = await aRelayTo(t, {}, 'opportunistic');
    const unstuffed = (raw: string) => latin(raw.replace(/^\./gm, ''));
    return {
      mailer: relay,
      taken: async () => server.mails.map(({ from, to, raw }) => ({ from, to, raw: unstuffed(raw) })),
    };
  },
  async meeting(t, trouble) {
    if (trouble.at === 'nowhere') {
      const relay = createRelay({ url: 'smtp://127.0.0.1:1', tls: 'opportunistic', rate: 1 });
      t.teardown(() => relay.close());
      return { mailer: relay, clear: () => '' };
    }
    const tls = trouble.at === 'encryption' ? 'required' : 'opportunistic';
    const { relay, server } = await aRelayTo(t, scriptFor(trouble), tls);
    return { mailer: relay, clear: server.clear };
  },
});

const STARTTLS: Script = { offers: ['STARTTLS'], certificate: knownCertificate };

test.serial(
  'a relay that offers TLS gets every mail encrypted, required or not; smtps:// is TLS from the first byte',
  async (t) => {
    const ways = [
      await aRelayTo(t, STARTTLS, 'required'),
      await aRelayTo(t, STARTTLS, 'opportunistic'),
      // Without "required" anybody could have taken the offer away, so whose certificate it is proves nothing.
      await aRelayTo(t, { ...STARTTLS, certificate: unknownCertificate }, 'opportunistic'),
      await aRelayTo(t, { certificate: knownCertificate, secure: true }, 'opportunistic', 'smtps'),
    ];
    for (const { relay, server } of ways) {
      t.like(await relay.send(USER, aMail()), { sent: true });
      t.like(server.mails, [{ secure: true }]);
      t.notRegex(server.clear(), /sub@example|hidden/);
    }
  },
);

test.serial(
  'a password goes to no relay whose certificate nobody vouches for, nor does a mail over smtps://',
  async (t) => {
    const offers = ['STARTTLS', 'AUTH PLAIN'];
    const withPassword = await aRelayTo(
      t,
      { offers, certificate: unknownCertificate },
      'opportunistic',
      'smtp',
      'cairn:secret@',
    );
    const smtps = await aRelayTo(t, { certificate: unknownCertificate, secure: true }, 'opportunistic', 'smtps');
    for (const { relay, server } of [withPassword, smtps]) {
      await t.throwsAsync(relay.send(USER, aMail()), { code: 'unavailable' });
      t.deepEqual(server.mails, []);
      t.deepEqual(
        server.commands.filter((command) => /AUTH|MAIL/.test(command)),
        [],
      );
    }
  },
);

test.serial('a password goes to another machine through TLS or not at all, and to this one as it is', async (t) => {
  const offers = ['AUTH PLAIN'];
  const says = (command: string) => (/^AUTH/.test(command) ? '235 2.7.0 Welcome' : null);
  const here = await aRelayTo(t, { offers, says }, 'opportunistic', 'smtp', 'cairn:secret@');
  t.like(await here.relay.send(USER, aMail()), { sent: true });
  const server = await scriptedSmtp(t, { offers, says });
  // An address that is not this machine's own, and leads here all the same.
  const relay = createRelay({ url: `smtp://cairn:secret@0.0.0.0:${server.port}`, tls: 'opportunistic', rate: 100 });
  t.teardown(() => relay.close());
  await t.throwsAsync(relay.send(USER, aMail()), { code: 'unavailable' });
  t.deepEqual(server.mails, []);
  t.notRegex(server.clear(), /AUTH|secret|Y2Fpcm4|c2VjcmV0/);
  t.deepEqual(
    server.commands.filter((command) => /AUTH|MAIL/.test(command)),
    [],
  );
});

test.serial(
  'an address beyond ASCII goes to a relay that takes such, and is refused by one that does not',
  async (t) => {
    const mail = aMail({ to: 'josé@bücher.example' });
    const able = await aRelayTo(t, { offers: ['SMTPUTF8', '8BITMIME'] }, 'opportunistic');
    t.like(await able.relay.send(USER, mail), { sent: true });
    t.is(able.server.mails.length, 1);
    t.regex(able.server.mails[0]?.to[0] ?? '', /^josé@(?:bücher|xn--bcher-kva)\.example$/);
    t.true(able.server.commands.some((command) => /^MAIL .* SMTPUTF8/.test(command)));
    // As a server says that knows nothing of them.
    const says = (line: string) => (/[^ -~]/.test(line) ? '553 5.6.7 ASCII alone' : null);
    const unable = await aRelayTo(t, { says }, 'opportunistic');
    t.deepEqual(await unable.relay.send(USER, mail), { sent: false, code: '553 5.6.7' });
    t.deepEqual(unable.server.mails, []);
    const domainAlone = await aRelayTo(t, { says }, 'opportunistic');
    t.like(await domainAlone.relay.send(USER, aMail({ to: 'jose@bücher.example' })), { sent: true });
    t.is(domainAlone.server.mails[0]?.to[0], 'jose@xn--bcher-kva.example');
  },
);

test.serial('bytes beyond ASCII are announced to a relay that takes them', async (t) => {
  const { relay, server } = await aRelayTo(t, { offers: ['8BITMIME'] }, 'opportunistic');
  await relay.send(USER, aMail());
  await relay.send(USER, aMail({ raw: Buffer.from('Subject: plain\r\n\r\nplain\r\n') }));
  t.deepEqual(
    server.commands.filter((command) => /^MAIL/.test(command)).map((command) => /BODY=8BITMIME/.test(command)),
    [true, false],
  );
});
