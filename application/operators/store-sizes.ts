/**
 * Bytes that the stores take on disk. Null where it is not known: the archive while it is measured for the first time, an engine
 * that does not say, a disk that holds no store of ours.
 */
export type Sizes = Readonly<{
  log: number | null;
  archive: number | null;
  readModels: number | null;
  disk: Readonly<{ free: number; size: number }> | null;
}>;

export type StoreSizes = () => Promise<Sizes>;
