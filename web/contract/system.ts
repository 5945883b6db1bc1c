import { z } from './schema.ts';

/** Who runs this installation. `address` may have several lines. */
export const company = z.object({ name: z.string(), address: z.string(), register: z.nullable(z.string()) });
export type Company = z.infer<typeof company>;

const inBoth = z.object({ en: z.string(), de: z.string() });

/** What the operator says of their customers, in the languages of the pages. */
export const marketing = z.object({
  claim: z.nullable(inBoth),
  testimonials: z.array(z.object({ words: inBoth, name: z.string(), work: z.nullable(inBoth) })),
});
export type Marketing = z.infer<typeof marketing>;

/** What only this installation knows and every page is sent with: null is what its operator did not give. */
export const operatorWords = z.object({ company: z.nullable(company), marketing: z.nullable(marketing) });
export type OperatorWords = z.infer<typeof operatorWords>;

/**
 * `GET /api/config`: what the client must know before anyone signs in. `supportEmail` is
 * where the contact form's mail goes; `outbox` is true while a relay or a provider of
 * texts is not set, `sandboxPayments` while the checkout takes no money.
 */
export const appConfig = z.extend(operatorWords, {
  brandName: z.string(),
  supportEmail: z.string(),
  outbox: z.boolean(),
  sandboxPayments: z.boolean(),
});

/** `GET /healthz`. */
export const alive = z.object({ alive: z.literal(true) });

/** `events` of about `total` are folded into the documents of `version`, while those of `served` are shown. */
const building = z.object({ served: z.string(), version: z.string(), events: z.number(), total: z.number() });

/**
 * `GET /readyz`, also with 503: how many events each read model is behind, which are being built while older documents
 * serve, what keeps the server from being ready or needs an operator though it is, and how many events of the log are known
 * to be damaged.
 */
export const readiness = z.object({
  ready: z.boolean(),
  lag: z.record(z.string(), z.number()),
  building: z.record(z.string(), building),
  reasons: z.array(z.string()),
  damaged: z.number(),
});

/**
 * `GET /api/changes`, server-sent events: `data: ["wins"]` names the lists that changed, nothing else; a comment comes
 * at once, so that the client knows it is heard. The cookie proves who asks: an EventSource sends no bearer token.
 * The outbox is told to everyone, as everyone may read it. Operators are told of operators' lists too, as `admin:mails`, once a
 * second at most. Names a client does not know it passes over.
 */
export const changedLists = z.array(z.string());

export type ListName =
  | 'wins'
  | 'documents'
  | 'insights'
  | 'needs-you'
  | 'career'
  | 'removed-wins'
  | 'skill-choices'
  | 'career'
  | 'outbox'
  | 'accounts'
  | 'subscriptions'
  | 'check-ins-due'
  | 'messages'
  | AdminList;

/** Lists that operators alone are told of: see `operatorLists` in `infrastructure/wiring/projectors.ts`. */
export type AdminList =
  | 'admin:work'
  | 'admin:wins'
  | 'admin:documents'
  | 'admin:mails'
  | 'admin:sent-mails'
  | 'admin:accounts'
  | 'admin:subscriptions'
  | 'admin:audit';
