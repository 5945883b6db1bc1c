import { type ComponentType, lazy, useState } from 'react';

const RETRY_MS = 400;

/** A piece of script that did not come: a release took it away, or the line is down. */
export class PartMissing extends Error {
  constructor(cause: unknown) {
    super('a part of the client could not be loaded', { cause });
    this.name = 'PartMissing';
  }
}

/** Browsers have no name for it, only their own sentences. */
const DID_NOT_COME = /dynamically imported module|importing a module script failed|unable to preload/i;

export const isPartMissing = (error: unknown): boolean =>
  error instanceof PartMissing || (error instanceof Error && DID_NOT_COME.test(error.message));

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_MS));

/** Loads what a page needs later, and once more where it did not come. */
const loaded = async <Part,>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load();
  } catch {
    await pause();
    return load().catch((error: unknown) => {
      throw new PartMissing(error);
    });
  }
};

type Part<Props> = Readonly<{ default: ComponentType<Props>; ready?: () => Promise<unknown> }>;

/**
 * React's `lazy`, which asks a second time before it gives up, and can be asked to load before it is shown, with what the
 * part itself has to be `ready`: what has come by then is shown at once.
 */
export const lazily = <Props extends object>(load: () => Promise<Part<Props>>) => {
  let come: ComponentType<Props> | undefined;
  const get = async () => {
    const part = await loaded(load);
    come = part.default;
    return part;
  };
  const Later = lazy(get);
  const Shown = (props: Props) => {
    const [Component] = useState(() => come ?? (Later as unknown as ComponentType<Props>));
    return <Component {...props} />;
  };
  return Object.assign(Shown, { load: async () => (await get()).ready?.() });
};
