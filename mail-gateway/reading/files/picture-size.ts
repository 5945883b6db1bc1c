import type { EvidenceType } from '#domain/wins/evidence-file.ts';

export type PictureSize = Readonly<{ width: number; height: number }>;

/** As the picture's own header says, in pixels; null where it has none that makes sense. Nothing is decoded. */
export const pictureSize = (bytes: Uint8Array, type: EvidenceType): PictureSize | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    switch (type) {
      case 'image/png':
        return { width: view.getUint32(16), height: view.getUint32(20) };
      case 'image/gif':
        return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
      case 'image/webp':
        return webpSize(view);
      case 'image/jpeg':
        return jpegSize(view);
      case 'application/pdf':
        return null;
    }
  } catch (error) {
    if (error instanceof RangeError) return null; // it ends within its header
    throw error;
  }
};

const webpSize = (view: DataView): PictureSize | null => {
  switch (view.getUint32(12)) {
    case 0x56503858: // VP8X
      return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 };
    case 0x5650384c: {
      const bits = view.getUint32(21, true); // VP8L
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503820: // VP8
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
};

/** Segments are walked until the one that begins a frame. */
const jpegSize = (view: DataView): PictureSize | null => {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
};
