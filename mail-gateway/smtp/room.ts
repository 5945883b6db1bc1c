/** Memory for the mails on their way: taken before bytes are held, given back when their mail is answered. */
export class Room {
  #free: number;
  constructor(bytes: number) {
    this.#free = bytes;
  }

  /** False, and nothing taken, when there is not that much left. */
  take(bytes: number): boolean {
    if (bytes > this.#free) return false;
    this.#free -= bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.#free += bytes;
  }

  get free(): number {
    return this.#free;
  }
}
