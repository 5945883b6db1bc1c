/**
 * Why no check-in is planned. `unproven`: nothing came back from the address yet; `setup`: the first setup is to be saved;
 * `undeliverable`: mail to it came back; `inactive`: nothing is subscribed; `ending`: what is subscribed ends before the
 * next; `paused`: until they are resumed; `later`: the account has only just been opened.
 */
export type NoneBecause = 'unproven' | 'setup' | 'undeliverable' | 'inactive' | 'ending' | 'paused' | 'later';
