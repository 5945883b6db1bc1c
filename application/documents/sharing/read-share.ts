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
import type { DocumentView } from '#domain/documents/document-view.ts';
import type { Language } from '#domain/facts.ts';
import { ownDocumentHistory } from '../document-history.ts';
import type { Manuscript } from '../manuscript/manuscript.ts';
import { manuscriptFrom } from '../manuscript/markdown-reading.ts';
import { isPassword } from './passwords.ts';
import { type KeptShare, SHARE } from './shares.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'tokens'>;

/** What a reader sees: the text alone. */
export type SharedDocument = Readonly<{ manuscript: Manuscript; kind: DocumentView['kind']; until: string }>;
/** `no-such-share`: never there, ended, taken back, or its document or account is gone; nobody is told which. */
export type NotShared = 'no-such-share' | 'password-wanted' | 'wrong-password' | 'too-many-tries';

/** Who is asked for a password is asked in the document's language. */
export type NotRead =
  | Refusal<'no-such-share'>
  | (Refusal<Exclude<NotShared, 'no-such-share'>> & Readonly<{ language: Language }>);

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
  const shareId = parts.tokens.readLinkToken('share', token);
  const share =
    shareId === null ? null : ((await parts.registers.read(SHARE, shareId))?.value as KeptShare | undefined);
  if (shareId === null || !share || (await isClosedAccount(parts, share.userId))) return refuse('no-such-share');
  const history = await ownDocumentHistory(parts, share.userId, share.documentId);
  if (!history) return refuse('no-such-share');
  const against = share.password && (await reasonAgainst(parts, shareId, share.password, { password, network }));
  if (against) return { ...refuse(against), language: history.view.language };
  await countView(parts, shareId, network);
  const { kind, language, markdown } = history.view;
  const manuscript = manuscriptFrom(markdown, kind, language);
  return { manuscript: share.withContact ? manuscript : { ...manuscript, contact: [] }, kind, until: share.until };
};

/** Each try is counted before it is looked at, so that many at once are no more than one after the other. */
const reasonAgainst = async (
  parts: Parts,
  shareId: string,
  kept: NonNullable<KeptShare['password']>,
  { password, network }: Omit<Reading, 'token'>,
): Promise<Exclude<NotShared, 'no-such-share'> | null> => {
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
