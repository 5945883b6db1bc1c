import { eventually } from '../../support/eventually.ts';
import { type Bomb, fill, MAIL_SIZE, numbered, type Target } from './bomb.ts';
import { plain, sendAndFollow, typed } from './mail.ts';

type Letter = ReturnType<typeof plain>;

/** A stranger's mail to the operators, which `cairn mail show` then reads. */
const toOperators =
  (build: () => Letter): Bomb['send'] =>
  async (target) => {
    const { head, body } = build();
    const writer = { email: 'a@stranger.example', replyAddress: 'support@cairn.localhost' };
    const lines = `From: ${writer.email}\r\nSubject: Help\r\nMessage-ID: <${crypto.randomUUID()}@stranger.example>\r\n${head}\r\n`;
    const raw = Buffer.concat([Buffer.from(lines), Buffer.from(body)]);
    const end = await sendAndFollow(target, writer, raw, nextNetwork());
    return end.startsWith('refused') ? end : `${end}, shown as ${await shown(target)} characters`;
  };

let networks = 0;

/** Strangers' mail to the roles has a budget for each network. */
const nextNetwork = (): string => {
  networks += 1;
  return `127.1.${networks}.1`;
};

const shown = async ({ server }: Target): Promise<number> => {
  const newest = await eventually('the mail of the role', async () => {
    const { mails } = await server.commands['mail roles']({ limit: 1, cursor: null });
    return mails[0];
  });
  const { text } = await server.commands['mail show']({ id: newest.id, raw: false });
  return text.length;
};

/** What operators look at is a stranger's, too. */
export const roleBombs: readonly Bomb[] = [
  {
    name: '9.9 MB of line feeds, flowed',
    isShort: true,
    send: toOperators(() => typed('text/plain; format=flowed', fill('\n', MAIL_SIZE - 2_000))),
  },
  {
    name: '9.9 MB of <div>',
    send: toOperators(() => typed('text/html', fill('<div>', MAIL_SIZE - 2_000))),
  },
  {
    name: 'multiparts 10,000 deep',
    send: toOperators(() =>
      typed(
        'multipart/mixed; boundary=b0',
        numbered(10_000, (at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`),
      ),
    ),
  },
  { name: '9.9 MB of quote marks', send: toOperators(() => plain(fill('>', MAIL_SIZE - 2_000))) },
];
