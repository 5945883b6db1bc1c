import type { AddressChangedFacts, AddressConfirmFacts } from '#domain/delivery/mail/facts.ts';
import type { Facts } from '#domain/facts.ts';
import { oneLine } from '../clean.ts';
import type { Content, Setting } from '../template.ts';
import { greeting } from '../words/manner.ts';
import { addressWords } from './address-words.ts';

/** To the new address: it becomes the account's once its link is followed. */
export const addressConfirm = (
  facts: AddressConfirmFacts,
  { language, brandName, publicUrl, name, link }: Setting,
): Content => {
  const words = addressWords[language];
  return {
    subject: words.confirmSubject(brandName),
    blocks: [
      {
        kind: 'paragraph',
        text: words.confirm(greeting(name, language), brandName, oneLine(facts.before, 254)),
      },
      { kind: 'button', label: words.confirmButton, url: link?.url ?? `${publicUrl}/profile` },
      { kind: 'note', text: words.confirmNote(Math.round((link?.minutes ?? 0) / 60)) },
    ],
  };
};

/** To the old address, so that nobody loses an account unawares. */
export const addressChanged = (
  facts: AddressChangedFacts,
  { language, brandName, name, supportEmail }: Setting,
): Content => {
  const words = addressWords[language];
  const after = facts.after === null ? null : oneLine(facts.after, 254);
  return {
    subject: words.changedSubject(brandName),
    blocks: [
      { kind: 'paragraph', text: words.changed(greeting(name, language), after) },
      { kind: 'note', text: words.changedNote(supportEmail) },
    ],
  };
};

/** To the owner of an account whose address another account wanted: nothing was changed, and nobody else is told. */
export const addressTaken = (_facts: Facts, { language, brandName, publicUrl, name }: Setting): Content => {
  const words = addressWords[language];
  return {
    subject: words.takenSubject(brandName),
    blocks: [
      { kind: 'paragraph', text: words.taken(greeting(name, language), brandName) },
      { kind: 'paragraph', text: words.takenYou },
      { kind: 'button', label: words.openProfile, url: `${publicUrl}/profile` },
      { kind: 'note', text: words.takenNote },
    ],
  };
};
