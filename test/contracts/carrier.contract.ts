import test, { type ExecutionContext } from 'ava';
import { type Carrier, isOutcomeUnknown } from '#application/delivery/carrier.ts';
import { isDeferred, isUnavailable } from '#application/engine/ports/fault.ts';

export const USER = 7;

/** What a carrier may meet, and what it must make of it. */
export type Meeting<Message> = Readonly<{
  name: string;
  open(t: ExecutionContext): Promise<Carrier<Message>>;
}>;
type Setting<Message> = Readonly<{
  open(t: ExecutionContext): Promise<
    Readonly<{
      carrier: Carrier<Message>;
      /** What has arrived where messages go, in order. */
      taken(): Promise<readonly unknown[]>;
    }>
  >;
  aMessage(): Message;
  /** For those that leave this machine. */
  refuses?: readonly (Meeting<Message> & Readonly<{ code: string }>)[];
  defers?: readonly Meeting<Message>[];
  isAway?: readonly Meeting<Message>[];
  isSilent?: readonly Meeting<Message>[];
}>;

/** Whoever wants to be called a Carrier passes this unchanged, whatever the channel. */
export const carrierContract = <Message>(
  adapter: string,
  { open, aMessage, refuses = [], defers = [], isAway = [], isSilent = [] }: Setting<Message>,
) => {
  const promise = (title: string, check: (t: ExecutionContext) => Promise<void>) =>
    test.serial(`${adapter} ${title}`, check);

  promise('says truly whether twice is the same as once', async (t) => {
    const { carrier, taken } = await open(t);
    const message = aMessage();
    t.deepEqual(await carrier.send(USER, message), await carrier.send(USER, message));
    t.is((await taken()).length, carrier.repeatable ? 1 : 2);
  });

  promise('can be closed', async (t) => {
    const { carrier } = await open(t);
    await t.notThrowsAsync(carrier.close());
  });

  for (const met of refuses)
    promise(`answers a final "no" with the code of whoever said it (${met.name})`, async (t) => {
      const carrier = await met.open(t);
      t.deepEqual(await carrier.send(USER, aMessage()), { sent: false, code: met.code });
    });

  for (const met of defers)
    promise(`leaves a message to be tried again when "later" is said to it (${met.name})`, async (t) => {
      const carrier = await met.open(t);
      t.true(isDeferred(await t.throwsAsync(carrier.send(USER, aMessage()))));
    });

  for (const met of isAway)
    promise(`is unavailable when the message has surely not gone out (${met.name})`, async (t) => {
      const carrier = await met.open(t);
      t.true(isUnavailable(await t.throwsAsync(carrier.send(USER, aMessage()))));
    });

  for (const met of isSilent)
    promise(`does not know the outcome when the message may have gone out (${met.name})`, async (t) => {
      const carrier = await met.open(t);
      t.true(isOutcomeUnknown(await t.throwsAsync(carrier.send(USER, aMessage()))));
    });
};
