import { looksAtWins, type MailRequest } from '#domain/inbox/request/mail-request.ts';

/** Of one wish in several sentences the one that says most; documents may be several, of different words. */
export const onceEach = (heard: readonly MailRequest[]): readonly MailRequest[] =>
  heard.flatMap((one, at) => {
    if (looksAtWins(one)) return heard.some((other) => isWithin(other, one)) ? [] : [withWordsAround(one, heard)];
    const isMost = heard.every(
      (other, index) => other.kind !== one.kind || index === at || weightOf(one, at) > weightOf(other, index),
    );
    return isMost ? [one] : [];
  });

/** Heard by one reader in a part of what the other heard, which says no more of it: "bitte in meinen Lebenslauf". */
const isWithin = (one: MailRequest, whole: MailRequest): boolean =>
  one.kind === whole.kind &&
  one.text.length < whole.text.length &&
  whole.text.includes(one.text) &&
  Object.keys(one.details).length >= Object.keys(whole.details).length;

/** The first wish in a whole stands for its words, too: none is lost. */
const withWordsAround = (one: MailRequest, heard: readonly MailRequest[]): MailRequest => {
  const whole = heard.find((other) => isWithin(one, other) && heard.find((part) => isWithin(part, other)) === one);
  return whole ? { ...one, text: whole.text } : one;
};

const weightOf = ({ certain, details }: MailRequest, at: number): number =>
  Object.keys(details).length * 100 + (certain ? 50 : 0) - at;
