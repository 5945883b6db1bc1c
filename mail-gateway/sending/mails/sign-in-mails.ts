import type { Facts } from '#domain/facts.ts';
import type { Content, Setting } from '../template.ts';
import { greeting } from '../words/manner.ts';
import { signInWords } from './sign-in-words.ts';

/** The first mail: its link and its reply address prove the address, whichever comes back first. */
export const welcome = (_facts: Facts, { language, brandName, publicUrl, name, link }: Setting): Content => {
  const words = signInWords[language];
  return {
    subject: words.welcomeSubject(brandName),
    blocks: [
      { kind: 'headline', text: words.welcomeQuestion },
      { kind: 'paragraph', text: words.welcome(greeting(name, language), brandName) },
      { kind: 'paragraph', text: words.lookAround },
      { kind: 'button', label: words.open(brandName), url: link?.url ?? `${publicUrl}/login` },
      { kind: 'note', text: words.welcomeNote(link?.minutes ?? 0) },
    ],
  };
};

/** The link and, where a page can take them, six digits to type. */
export const loginLink = (_facts: Facts, { language, brandName, publicUrl, name, link, code }: Setting): Content => {
  const words = signInWords[language];
  return {
    subject: words.linkSubject(brandName),
    blocks: [
      { kind: 'paragraph', text: words.link(greeting(name, language), brandName, link?.minutes ?? 0) },
      { kind: 'button', label: words.signIn, url: link?.url ?? `${publicUrl}/login` },
      ...(code === null
        ? []
        : ([
            { kind: 'paragraph', text: words.code },
            { kind: 'headline', text: code },
          ] as const)),
      { kind: 'note', text: code === null ? words.notAskedFor : words.notAskedForCode },
    ],
  };
};

/** To an address that asked for a login link and has no account: so that its owner is not left waiting. */
export const noAccount = (_facts: Facts, { language, brandName, publicUrl }: Setting): Content => {
  const words = signInWords[language];
  return {
    subject: words.noAccountSubject(brandName),
    blocks: [
      { kind: 'paragraph', text: words.noAccount(greeting('', language), brandName) },
      { kind: 'paragraph', text: words.noAccountYou },
      { kind: 'button', label: words.signUp, url: `${publicUrl}/register` },
      { kind: 'note', text: words.noAccountNote },
    ],
  };
};

/** To the owner of an address that somebody signed up with once more: nothing was made, and this is the way in. */
export const signUpAgain = (_facts: Facts, { language, brandName, publicUrl, name, link }: Setting): Content => {
  const words = signInWords[language];
  return {
    subject: words.againSubject(brandName),
    blocks: [
      { kind: 'paragraph', text: words.again(greeting(name, language), brandName) },
      { kind: 'paragraph', text: words.againYou(link?.minutes ?? 0) },
      { kind: 'button', label: words.signIn, url: link?.url ?? `${publicUrl}/login` },
      { kind: 'note', text: words.againNote },
    ],
  };
};
