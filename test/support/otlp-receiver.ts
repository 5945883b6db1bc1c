import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ExecutionContext } from 'ava';

/** A span as OTLP writes it in JSON, with its attributes as an object. */
export type ReceivedSpan = Readonly<{
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Readonly<Record<string, unknown>>;
}>;

type Value = Readonly<Record<string, unknown>>;
type Written = Omit<ReceivedSpan, 'attributes'> &
  Readonly<{ attributes: readonly Readonly<{ key: string; value: Value }>[] }>;
type Export = Readonly<{
  resourceSpans: readonly Readonly<{ scopeSpans: readonly Readonly<{ spans: readonly Written[] }>[] }>[];
}>;

/** A receiver of traces on loopback that speaks OTLP over HTTP with JSON. `bodies` are all that it was sent. */
export const otlpReceiver = async (t: ExecutionContext) => {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url !== '/v1/traces' || request.headers['content-type'] !== 'application/json')
      return void response.writeHead(404).end();
    bodies.push(body);
    const { resourceSpans } = JSON.parse(body) as Export;
    const written = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    spans.push(
      ...written.map((span) => ({ ...span, parentSpanId: span.parentSpanId ?? '', attributes: asObject(span) })),
    );
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, bodies };
};

const asObject = ({ attributes }: Written): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
