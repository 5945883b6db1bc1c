declare module 'linebreak' {
  /** Where a line may end (UAX #14). `required` after a line's own end. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): Readonly<{ position: number; required: boolean }> | null;
  }
}
