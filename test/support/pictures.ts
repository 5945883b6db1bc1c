import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A true PNG of noise in grey: no two are alike. */
export const png = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8); // bits; the rest is 0: grey, no filter, not interlaced
  const noise = randomBytes(width * height);
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.alloc(1), noise.subarray(y * width, (y + 1) * width)]),
  );
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Only its header is a JPEG's: a frame of that size. */
export const jpegHeader = (width: number, height: number, size = 5_000): Buffer => {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 6]), Buffer.from('made')]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), comment, frame, randomBytes(size)]);
};

export const pdf = (words = 'certificate'): Buffer =>
  Buffer.from(`%PDF-1.4\n% ${words} ${randomBytes(8).toString('hex')}\n%%EOF\n`);

export type Part = Readonly<{ name: string; type: string; bytes: Buffer; disposition?: string; contentId?: string }>;

/** The body of a mail with words and files, and the header that names it. */
export const withFiles = (text: string, parts: readonly Part[]): Readonly<{ contentType: string; body: string }> => {
  const boundary = `b-${randomBytes(8).toString('hex')}`;
  const files = parts.map(({ name, type, bytes, disposition = 'attachment', contentId }) =>
    [
      `--${boundary}`,
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: ${disposition}; filename="${name}"`,
      ...(contentId ? [`Content-ID: <${contentId}>`] : []),
      'Content-Transfer-Encoding: base64',
      '',
      bytes.toString('base64').replace(/.{76}/g, '$&\r\n'),
    ].join('\r\n'),
  );
  const words = [`--${boundary}`, 'Content-Type: text/plain; charset=utf-8', '', text.replaceAll('\n', '\r\n')].join(
    '\r\n',
  );
  return {
    contentType: `multipart/mixed; boundary="${boundary}"`,
    body: [words, ...files, `--${boundary}--`, ''].join('\r\n'),
  };
};
