import test, { type ExecutionContext } from 'ava';
import type { IncomingTexts, Text, Texter } from '#application/delivery/carrier.ts';
import { carrierContract, type Meeting, USER } from './carrier.contract.ts';

/** What a texter may meet on its way. */
export type Trouble = 'refused' | 'limited' | 'failing' | 'not-ours' | 'away' | 'silent' | 'cut-off' | 'nonsense';
type TexterPlace = Readonly<{
  texter: Texter;
  /** What reads the texts that come in by the same way; null where none do. */
  incoming: IncomingTexts | null;
  /** What has arrived where texts go, in order. */
  taken(): Promise<readonly Readonly<{ to: string; body: string }>[]>;
}>;
type Setting = Readonly<{
  open(t: ExecutionContext): Promise<TexterPlace>;
  /** One that meets this trouble, for those that leave this machine; `refused` answers the code 21610. */
  meeting?: (t: ExecutionContext, trouble: Trouble) => Promise<Texter>;
}>;

const text: Text = { textId: 'b8f7-1', to: '+12025550123', body: '123456 is your Cairn code. £5 & a+b=c? ñ' };

/** Whoever wants to be called a Texter passes this unchanged. */
export const texterContract = (adapter: string, { open, meeting }: Setting) => {
  const meetings = (...troubles: readonly Trouble[]): readonly Meeting<Text>[] =>
    meeting ? troubles.map((trouble) => ({ name: trouble, open: (t) => meeting(t, trouble) })) : [];
  carrierContract<Text>(adapter, {
    open: async (t) => {
      const { texter, taken } = await open(t);
      return { carrier: texter, taken };
    },
    aMessage: () => text,
    refuses: meetings('refused').map((met) => ({ ...met, code: '21610' })),
    isAway: meetings('limited', 'not-ours', 'away'),
    isSilent: meetings('failing', 'silent', 'cut-off', 'nonsense'),
  });

  const promise = (title: string, check: (t: ExecutionContext) => Promise<void>) =>
    test.serial(`${adapter} ${title}`, check);

  promise('hands a text over as it is, to its one recipient', async (t) => {
    const { texter, taken } = await open(t);
    t.like(await texter.send(USER, text), { sent: true });
    t.deepEqual(await taken(), [{ to: text.to, body: text.body }]);
  });

  promise('keeps two texts apart though they say the same', async (t) => {
    const { texter, taken } = await open(t);
    await texter.send(USER, text);
    await texter.send(USER, { ...text, textId: 'b8f7-2' });
    t.is((await taken()).length, 2);
  });

  promise('believes no incoming text whose signature is not right', async (t) => {
    const { incoming } = await open(t);
    const fields = { MessageSid: 'SM1', From: '+12025550123', To: '+12025550199', Body: 'STOP' };
    for (const signature of ['', 'bm9wZQ==', 'x'.repeat(28), 'é'])
      t.is(incoming?.read('https://cairn.example/api/webhooks/twilio', fields, signature) ?? null, null);
  });
};
