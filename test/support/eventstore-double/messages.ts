import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { type Conflict, type Kept, type Logged, NO_STREAM, type Proposed } from './log.ts';

/** The protocol's messages, made from what the double keeps and read into it. */

const identifier = (stream: string): InstanceType<typeof shared.StreamIdentifier> => {
  const name = new shared.StreamIdentifier();
  name.setStreamName(Buffer.from(stream));
  return name;
};

export const nameOf = (name: InstanceType<typeof shared.StreamIdentifier> | undefined): string =>
  Buffer.from(name?.getStreamName_asU8() ?? []).toString();

export const proposedOf = (message: streams.AppendReq.ProposedMessage): Proposed => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});

export const eventMessage = (logged: Logged): streams.ReadResp => {
  const position = String(logged.position);
  const id = new shared.UUID();
  id.setString(logged.id);
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(id);
  recorded.setStreamIdentifier(identifier(logged.stream));
  recorded.setStreamRevision(String(logged.revision));
  recorded.setCommitPosition(position);
  recorded.setPreparePosition(position);
  recorded.getMetadataMap().set('type', logged.type).set('content-type', logged.contentType).set('created', '0');
  recorded.setData(logged.data);
  recorded.setCustomMetadata(logged.metadata);
  const event = new streams.ReadResp.ReadEvent();
  event.setEvent(recorded);
  event.setCommitPosition(position);
  return new streams.ReadResp().setEvent(event);
};

export const checkpointMessage = (position: bigint): streams.ReadResp => {
  const checkpoint = new streams.ReadResp.Checkpoint();
  checkpoint.setCommitPosition(String(position));
  checkpoint.setPreparePosition(String(position));
  return new streams.ReadResp().setCheckpoint(checkpoint);
};

export const caughtUpMessage = (): streams.ReadResp =>
  new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());

export const confirmationMessage = (): streams.ReadResp => {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId(crypto.randomUUID());
  return new streams.ReadResp().setConfirmation(confirmation);
};

export const streamNotFoundMessage = (stream: string): streams.ReadResp => {
  const notFound = new streams.ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(identifier(stream));
  return new streams.ReadResp().setStreamNotFound(notFound);
};

export const appendMessage = (outcome: Kept | Conflict, expected: number): streams.AppendResp => {
  const response = new streams.AppendResp();
  if ('position' in outcome) {
    const position = new streams.AppendResp.Position();
    position.setCommitPosition(String(outcome.position));
    position.setPreparePosition(String(outcome.position));
    const success = new streams.AppendResp.Success();
    success.setCurrentRevision(String(outcome.revision));
    success.setPosition(position);
    return response.setSuccess(success);
  }
  const conflict = new streams.AppendResp.WrongExpectedVersion();
  if (expected === NO_STREAM) conflict.setExpectedNoStream(new shared.Empty());
  else conflict.setExpectedRevision(String(expected));
  if (outcome.currentRevision === NO_STREAM) conflict.setCurrentNoStream(new shared.Empty());
  else conflict.setCurrentRevision(String(outcome.currentRevision));
  return response.setWrongExpectedVersion(conflict);
};

export const accessDenied = (): Partial<ServiceError> => {
  const metadata = new Metadata();
  metadata.set('exception', 'access-denied');
  return { code: status.PERMISSION_DENIED, details: 'Access Denied.', metadata };
};

export const tooLarge = (limit: number): Partial<ServiceError> => {
  const metadata = new Metadata();
  metadata.set('exception', 'maximum-append-size-exceeded');
  metadata.set('maximum-append-size', String(limit));
  return { code: status.INVALID_ARGUMENT, details: `Maximum Append Size of ${limit} Exceeded.`, metadata };
};
