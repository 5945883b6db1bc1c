import test, { type ExecutionContext } from 'ava';
import { isOutcomeUnknown } from '#application/delivery/carrier.ts';
import type { IncomingTexts, Text, Texter } from '#application/delivery/texter.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';

/** What a texter may meet on its way. */
export type Trouble = 'refused' | 'limited' | 'failing' | 'not-ours' | 'away' | 'silent' | 'cut-off' | 'nonsense';
export type TexterPlace = Readonly<{
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

export const USER = 7;
const text: Text = { textId: 'b8f7-1', to: '+12025550123', body: '123456 is your Cairn code. £5 & a+b=c? ñ' };

/** Whoever wants to be called a Texter passes this unchanged. */
export const texterContract = (adapter: string, { open, meeting }: Setting) => {
  const promise = (title: string, check: (t: ExecutionContext) => Promise<void>) =>
    test.serial(`${adapter} ${title}`, check);

  promise('hands a text over as it is, to its one recipient', async (t) => {
    const { texter, taken } = await open(t);
    t.like(await texter.send(USER, text), { sent: true });
    t.deepEqual(await taken(), [{ to: text.to, body: text.body }]);
  });

  promise('says truly whether twice is the same as once', async (t) => {
    const { texter, taken } = await open(t);
    const [first, second] = [await texter.send(USER, text), await texter.send(USER, text)];
    t.deepEqual(first, second);
    t.is((await taken()).length, texter.repeatable ? 1 : 2);
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

  promise('can be closed', async (t) => {
    const { texter } = await open(t);
    await t.notThrowsAsync(texter.close());
  });

  if (!meeting) return;

  promise('answers a refusal with the code of whoever refused', async (t) => {
    const texter = await meeting(t, 'refused');
    t.deepEqual(await texter.send(USER, text), { sent: false, code: '21610' });
  });

  for (const trouble of ['limited', 'not-ours', 'away'] as const)
    promise(`is unavailable when it is ${trouble}: the text has not gone out`, async (t) => {
      const texter = await meeting(t, trouble);
      t.true(isUnavailable(await t.throwsAsync(texter.send(USER, text))));
    });

  for (const trouble of ['failing', 'silent', 'cut-off', 'nonsense'] as const)
    promise(`does not know the outcome when what it hears is ${trouble}: the text may have gone out`, async (t) => {
      const texter = await meeting(t, trouble);
      t.true(isOutcomeUnknown(await t.throwsAsync(texter.send(USER, text))));
    });
};
