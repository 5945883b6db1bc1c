import { crc32, deflateRawSync } from 'node:zlib';

/** One file of an archive, with whatever is to be said of it that is not so. */
type Entry = Readonly<{
  name: string;
  content: Buffer;
  /** 0 stored, 8 deflated. */
  method?: number;
  /** `content` is packed already. */
  isPacked?: boolean;
  /** What the archive says its length is. */
  saidSize?: number;
  saidPacked?: number;
  /** Where the list says it begins; its own place unless given. */
  at?: number;
  flags?: number;
}>;

/** False figures for the record at the archive's end. */
type Lies = Readonly<{ count?: number; listAt?: number; comment?: Buffer; isZip64?: boolean }>;

/** An archive that says of its files what it is told to say. */
export const zipOf = (
  entries: readonly Entry[],
  { count = entries.length, listAt, comment = Buffer.alloc(0), isZip64 }: Lies = {},
): Buffer => {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let place = 0;
  for (const entry of entries) {
    const { name, content, method = 8, isPacked = false, flags = 0x800 } = entry;
    const packed = isPacked || method === 0 ? content : deflateRawSync(content);
    const sum = isPacked ? 0 : crc32(content);
    const sizes = [sum, entry.saidPacked ?? packed.length, entry.saidSize ?? content.length];
    const title = Buffer.from(name);
    const common = Buffer.concat([
      fields([
        [2, 20],
        [2, flags],
        [2, method],
        [4, 0],
      ]),
      fields(sizes.map((size) => [4, size])),
      fields([
        [2, title.length],
        [2, 0],
      ]),
    ]);
    const local = Buffer.concat([head(0x04034b50), common, title, packed]);
    const at = entry.at ?? place;
    if (entry.at === undefined) {
      files.push(local);
      place += local.length;
    }
    list.push(
      Buffer.concat([
        head(0x02014b50, [[2, 20]]),
        common,
        fields([
          [2, 0],
          [2, 0],
          [2, 0],
          [4, 0],
          [4, at],
        ]),
        title,
      ]),
    );
  }
  const central = Buffer.concat(list);
  const zip64 = isZip64
    ? Buffer.concat([
        head(0x06064b50, [
          [8, 44],
          [2, 45],
          [2, 45],
          [4, 0],
          [4, 0],
          [8, 2 ** 40],
          [8, 2 ** 40],
          [8, 2 ** 40],
          [8, 2 ** 40],
        ]),
        head(0x07064b50, [
          [4, 0],
          [8, place + central.length],
          [4, 1],
        ]),
      ])
    : Buffer.alloc(0);
  const said = isZip64 ? 0xffff : Math.min(count, 0xffff);
  const end = head(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, said],
    [2, said],
    [4, isZip64 ? 0xffffffff : central.length],
    [4, isZip64 ? 0xffffffff : (listAt ?? place)],
    [2, comment.length],
  ]);
  return Buffer.concat([...files, central, zip64, end, comment]);
};

type Field = readonly [bytes: number, value: number];

const fields = (values: readonly Field[]): Buffer =>
  Buffer.concat(
    values.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      if (bytes === 2) field.writeUInt16LE(value);
      else if (bytes === 4) field.writeUInt32LE(value);
      else field.writeBigUInt64LE(BigInt(value));
      return field;
    }),
  );

const head = (signature: number, values: readonly Field[] = []): Buffer => fields([[4, signature], ...values]);
