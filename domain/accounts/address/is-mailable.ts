const MAILABLE = /^[^\s<>()[\]\\,;:"@\p{Cc}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]{0,251}[\p{L}\p{N}])?$/u;

/** Whether it may stand in a header or an envelope as it is. */
export const isMailable = (address: string): boolean => MAILABLE.test(address);
