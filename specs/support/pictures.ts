/** Small pictures that people upload in stories. */
import { greyPng } from '../../documents/testing/png.ts';

/** A grey PNG of so many pixels a side; each side gives other bytes. */
export function pngOf(side: number): File {
  return new File([new Uint8Array(greyPng(side, side))], 'bild.png', { type: 'image/png' });
}

/** 8 by 8 pixels of blue. */
export function jpegFile(): File {
  return new File([new Uint8Array(Buffer.from(JPEG, 'base64'))], 'foto.jpg', { type: 'image/jpeg' });
}

const JPEG =
  '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIIBsa//2Q==';
