import { isClosedAccount } from '#application/accounts/public.ts';
import { newId } from '#application/engine/ids.ts';
import {
  giveBack,
  giveBackForNetwork,
  type Limit,
  type NetworkLimits,
  takeForNetwork,
  takeFrom,
} from '#application/engine/limits.ts';
import { changeRegister } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import type { Language } from '#domain/facts.ts';
import { ownDocumentHistory } from '../document-history.ts';
import type { KeptTexts } from '../kept-texts.ts';
import { isPassword } from './passwords.ts';
import { type KeptShare, SHARE } from './shares.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'tokens'> &
  Readonly<{ keptTexts: Pick<KeptTexts, 'htmlOf'> }>;

/** What a reader sees: the text alone, as markup. `title` is plain text, '' where it has none. */
export type SharedDocument = Readonly<{ title: string; html: string; language: Language; until: string }>;
/** `no-such-share`: never there, ended, taken back, or its document or account is gone; nobody is told which. */
export type NotShared = 'no-such-share' | 'password-wanted' | 'wrong-password' | 'too-many-tries' | 'too-many-reads';

/** Who is asked for a password is asked in the document's language. */
export type NotRead =
  | Refusal<'no-such-share' | 'too-many-reads'>
  | (Refusal<Exclude<NotShared, 'no-such-share' | 'too-many-reads'>> & Readonly<{ language: Language }>);

/** Two pages a second for as long as anybody reads, of links that work and of those that do not. */
const reads: NetworkLimits = {
  network: { name: 'share-read-network', most: 120, seconds: 60 },
  wider: { name: 'share-read-wider', most: 360, seconds: 60 },
};
/** Wrong passwords: of one network and the wider one around it, and for one link from everywhere. */
const ofNetwork: NetworkLimits = {
  network: { name: 'share-password-network', most: 5, seconds: 15 * 60 },
  wider: { name: 'share-password-wider', most: 15, seconds: 15 * 60 },
};
const ofLink: Limit = { name: 'share-password', most: 60, seconds: 24 * 60 * 60 };
/** Whoever reads it again at once is counted once. */
const view: Limit = { name: 'share-view', most: 1, seconds: 10 * 60 };

type Reading = Readonly<{ token: string; password: string | null; network: string }>;

/** A shared document as it stands now, for whoever has the link, and the password where there is one. */
export const readShare = async (
  parts: Parts,
  { token, password, network }: Reading,
): Promise<SharedDocument | NotRead> => {
  if (!(await takeForNetwork(parts, reads, network, newId(parts.clock.now())))) return refuse('too-many-reads');
  const shareId = parts.tokens.readLinkToken('share', token);
  const share =
    shareId === null ? null : ((await parts.registers.read(SHARE, shareId))?.value as KeptShare | undefined);
  if (shareId === null || !share || (await isClosedAccount(parts, share.userId))) return refuse('no-such-share');
  const history = await ownDocumentHistory(parts, share.userId, share.documentId);
  if (!history) return refuse('no-such-share');
  const against = share.password && (await reasonAgainst(parts, shareId, share.password, { password, network }));
  if (against) return { ...refuse(against), language: history.view.language };
  await countView(parts, shareId, network);
  const { version, kind, language, markdown } = history.view;
  const text = { documentId: share.documentId, version, kind, language, markdown };
  const { title, html } = await parts.keptTexts.htmlOf(text, share.withContact);
  return { title, html, language, until: share.until };
};

/** Each try is counted before it is looked at, so that many at once are no more than one after the other. */
const reasonAgainst = async (
  parts: Parts,
  shareId: string,
  kept: NonNullable<KeptShare['password']>,
  { password, network }: Omit<Reading, 'token'>,
): Promise<Exclude<NotShared, 'no-such-share' | 'too-many-reads'> | null> => {
  if (password === null) return 'password-wanted';
  const id = newId(parts.clock.now());
  if (!(await takeForNetwork(parts, ofNetwork, network, id))) return 'too-many-tries';
  if (!(await takeFrom(parts, ofLink, shareId, id))) return 'too-many-tries';
  if (!(await isPassword(kept, password))) return 'wrong-password';
  await giveBackForNetwork(parts, ofNetwork, network, id);
  await giveBack(parts, ofLink, shareId, id);
  return null;
};

const countView = async (parts: Parts, shareId: string, network: string): Promise<void> => {
  if (!(await takeFrom(parts, view, `${shareId} ${network}`, newId(parts.clock.now())))) return;
  await changeRegister(parts.registers, SHARE, shareId, (before) => {
    const share = before && (before.value as KeptShare);
    return share && { value: { ...share, views: share.views + 1 }, endsAt: share.endsAt };
  });
};
