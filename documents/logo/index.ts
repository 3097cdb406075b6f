/** Reads what a logo is from its own bytes: the format and the size its header states; nothing is decoded. */

export type LogoRefusal = 'logo.format' | 'logo.size' | 'logo.colours';

export type Logo =
  /** `opaque`: surely nothing shows through it. */
  | { ok: true; format: 'png' | 'jpg'; width: number; height: number; opaque: boolean }
  | { ok: false; code: LogoRefusal };

/** An image that would need more than this to decode is refused: 25 million pixels are 100 MB. */
const PIXELS_MAXIMUM = 25_000_000;
const SIDE_MAXIMUM = 10_000;

/** A PNG or a JPEG in grey or RGB, at most 25 megapixels; pixels as width and height. CMYK has no place in PDF/A for screens. */
export function readLogo(bytes: Uint8Array): Logo {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return readPng(view);
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return readJpeg(view);
  return refused('logo.format');
}

/** Colour types of a PNG without transparency of its own. */
const GREY = 0;
const RGB = 2;

/** ISO/IEC 15948: the first chunk is IHDR. */
function readPng(view: DataView): Logo {
  if (view.byteLength < 33 || view.getUint32(12) !== 0x49484452) return refused('logo.format');
  const colours = view.getUint8(25);
  const opaque = colours === GREY || colours === RGB;
  return sized({ format: 'png', width: view.getUint32(16), height: view.getUint32(20), opaque });
}

/** ITU T.81: walk the segments to the start of frame, which states size and number of components. */
function readJpeg(view: DataView): Logo {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return refused('logo.format');
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return readFrame(view, at);
    else at += 2 + view.getUint16(at + 2);
  }
  return refused('logo.format');
}

function readFrame(view: DataView, at: number): Logo {
  const components = view.getUint8(at + 9);
  if (components !== 1 && components !== 3) return refused('logo.colours');
  return sized({
    format: 'jpg',
    width: view.getUint16(at + 7),
    height: view.getUint16(at + 5),
    opaque: true,
  });
}

/** SOF0 to SOF15 without DHT, JPG and DAC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function sized(logo: Omit<Extract<Logo, { ok: true }>, 'ok'>): Logo {
  const { width, height } = logo;
  const fits = width > 0 && height > 0 && width <= SIDE_MAXIMUM && height <= SIDE_MAXIMUM;
  return fits && width * height <= PIXELS_MAXIMUM ? { ok: true, ...logo } : refused('logo.size');
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function refused(code: LogoRefusal): Logo {
  return { ok: false, code };
}
