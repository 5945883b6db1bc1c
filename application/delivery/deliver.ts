import { type Handled, handle, positionReached } from '#application/engine/handle.ts';
import { type Clock, timestamp } from '#application/engine/ports/clock.ts';
import type { Expected, Position } from '#application/engine/ports/event-store.ts';
import { deferred, isDeferred, isUnavailable, unavailable } from '#application/engine/ports/fault.ts';
import type { Breaker } from '#application/engine/work/breaker.ts';
import type { Leases } from '#application/engine/work/leases.ts';
import type { Job } from '#application/engine/work/reaction.ts';
import { type Decider, isRefusal, type Refusal } from '#domain/decider.ts';
import {
  type Delivery,
  type DeliveryCommand,
  type DeliveryRefused,
  isUnderway,
  type Stamp,
} from '#domain/delivery/delivery.ts';
import type { AnyEvent, Sealed } from '#domain/event.ts';
import type { Services } from '../services.ts';
import { type Carrier, type HandedOver, isOutcomeUnknown } from './carrier.ts';

/** What stands against a message: it never goes, ends refused under a code of ours, or is wanted later. */
export type Hindrance = 'over' | Readonly<{ refusedAs: string }> | Readonly<{ deferredAs: string }>;

/** Whatever its events are: those of its own streams. */
type DeciderOf<State, Request extends AnyEvent> = Omit<
  Decider<State, DeliveryCommand<Request['data']>, AnyEvent, DeliveryRefused>,
  'evolve'
> &
  Readonly<{ evolve(state: State, event: Sealed<AnyEvent>): State }>;

/** The policy of one channel: its decider, what is asked and rendered before a message is claimed, and who carries it. */
export type ChannelPolicy<Request extends AnyEvent, Rendered, State extends Delivery<string>> = Readonly<{
  decider: DeciderOf<State, Request>;
  requestType: Request['type'];
  carrier: Carrier<Rendered>;
  breaker: Breaker;
  /** Whoever it was for is gone: it is not even rendered. */
  isOver(request: Request['data']): Promise<boolean>;
  render(request: Request['data']): Promise<Rendered>;
  /** Asked once it is rendered, as asking may take from a budget. */
  hindranceTo?(request: Request['data']): Promise<Hindrance | null>;
  /** It is claimed, and about to be handed over. */
  beforeHandOver?(): void;
  /** The carrier said a final "no". */
  afterRefusal?(refused: Stamp & Readonly<{ code: string }>): Promise<void>;
}>;

type Parts = Pick<Services, 'log'> & Readonly<{ clock: Clock; leases: Pick<Leases, 'hasEnded'> }>;

/**
 * A message that was asked for → claimed, handed over, then sent, refused or uncertain; or expired. At most one hand-over
 * a claim; what may go again after an uncertain end the decider knows. What cannot be rendered must not be claimed, nor
 * what nobody would take: a worker that dies just then would end a message that never went.
 */
export const deliver = async <Request extends AnyEvent, Rendered, State extends Delivery<string>>(
  parts: Parts,
  channel: ChannelPolicy<Request, Rendered, State>,
  job: Job,
): Promise<Position | null> => {
  const message = await open(parts, channel, job);
  if (!message.request) return null;
  if (!isUnderway(message.state())) return parts.log.head();
  if (await channel.isOver(message.request)) return expire(message);
  const rendered = await channel.render(message.request);
  const hindrance = (await channel.hindranceTo?.(message.request)) ?? null;
  if (hindrance === 'over') return expire(message);
  if (hindrance && 'deferredAs' in hindrance) throw deferred(hindrance.deferredAs);
  if (!hindrance) channel.breaker.check();
  const claim = await claimFor(parts, message, job.epoch, channel.carrier.repeatable);
  if (!claim.mine) return claim.position;
  const outcome = hindrance
    ? ({ sent: false, code: hindrance.refusedAs } as const)
    : await handOver(channel, message, job, rendered);
  const position = await note(message, outcome);
  if (!hindrance && outcome !== 'unknown' && !outcome.sent)
    await channel.afterRefusal?.({ ...message.stamp(), code: outcome.code });
  return position;
};

type Message<Request extends AnyEvent> = Readonly<{
  /** What is to go out; null when its words are gone. */
  request: Request['data'] | null;
  state(): Delivery<string>;
  stamp(): Stamp;
  tell(command: DeliveryCommand<Request['data']>): Promise<Handled<AnyEvent> | Refusal<DeliveryRefused>>;
}>;

/** Its stream is read once: from there on each command is carried out on what the one before left. */
const open = async <Request extends AnyEvent, Rendered, State extends Delivery<string>>(
  { log, clock }: Parts,
  { decider, requestType }: ChannelPolicy<Request, Rendered, State>,
  { key: id, userId, stream }: Job,
): Promise<Message<Request>> => {
  const events = await log.read(stream);
  const request = events.findLast(({ type }) => type === requestType);
  let state = events.reduce(decider.evolve, decider.initial);
  let revision: Expected = events.at(-1)?.revision ?? 'no-stream';
  return {
    request: request && request.personal !== 'destroyed' ? request.data : null,
    state: () => state,
    stamp: () => ({ id, userId, at: timestamp(clock) }),
    async tell(command) {
      const handled = await handle(log, decider, stream, command, { state, revision });
      if (isRefusal<DeliveryRefused>(handled)) return handled;
      // When another was faster these stay behind the stream, so that the next append is refused and reads it afresh.
      state = handled.events.reduce(decider.evolve, state);
      revision = (revision === 'no-stream' ? -1 : revision) + handled.events.length;
      return handled;
    },
  };
};

const expire = async ({ tell, stamp }: Message<AnyEvent>): Promise<Position | null> =>
  positionReached(await tell({ type: 'ExpireDelivery', data: stamp() }));

type ClaimResult = Readonly<{ mine: boolean; position: Position | null }>;

/** The message is claimed under this lease (`mine`), is another's, or has met its end at `position`. */
const claimFor = async (
  { leases }: Parts,
  { state, stamp, tell }: Message<AnyEvent>,
  epoch: string,
  repeatable: boolean,
): Promise<ClaimResult> => {
  const before = state();
  const earlier = before.status === 'claimed' ? before.epoch : null;
  const hasEnded = earlier !== null && (earlier === epoch || (await leases.hasEnded(earlier)));
  const data = { ...stamp(), epoch, endedEpoch: hasEnded ? earlier : null, repeatable };
  const claimed = await tell({ type: 'ClaimDelivery', data });
  if (isRefusal<DeliveryRefused>(claimed)) return { mine: false, position: null };
  return { mine: claimed.events.length > 0 && state().status === 'claimed', position: claimed.position };
};

/** What surely did not go out gives its claim back before anything else, so that a restart finds it still to be sent. */
const handOver = async <Request extends AnyEvent, Rendered, State extends Delivery<string>>(
  { carrier, breaker, beforeHandOver }: ChannelPolicy<Request, Rendered, State>,
  { stamp, tell }: Message<Request>,
  { userId, epoch }: Job,
  rendered: Rendered,
): Promise<HandedOver | 'unknown'> => {
  beforeHandOver?.();
  try {
    const outcome = await carrier.send(userId, rendered);
    breaker.back();
    return outcome;
  } catch (error) {
    if (isOutcomeUnknown(error)) return 'unknown';
    if (!isUnavailable(error) && !isDeferred(error)) throw error;
    if (isUnavailable(error)) breaker.away();
    await tell({ type: 'ReturnDelivery', data: { ...stamp(), epoch } });
    throw error;
  }
};

/** After silence a kind whose double harms nobody stays claimed, and simply goes again. */
const note = async ({ stamp, tell }: Message<AnyEvent>, outcome: HandedOver | 'unknown'): Promise<Position | null> => {
  const noted = await tell(commandFor(stamp(), outcome));
  if (outcome === 'unknown' && !isRefusal<DeliveryRefused>(noted) && noted.events.length === 0)
    throw unavailable('the end of a message handed over');
  return positionReached(noted);
};

const commandFor = (data: Stamp, outcome: HandedOver | 'unknown'): DeliveryCommand<never> => {
  if (outcome === 'unknown') return { type: 'NoteUncertain', data };
  return outcome.sent
    ? { type: 'NoteSent', data: { ...data, blob: outcome.blob } }
    : { type: 'NoteRefused', data: { ...data, code: outcome.code } };
};
