/** What is asked of the process that reads images from outside, and what it answers. */

/** What a picture may come as. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

export type ImageJob =
  | { kind: 'picture'; bytes: Uint8Array; types: readonly ImageType[] }
  | { kind: 'letterhead'; bytes: Uint8Array }
  | { kind: 'pdf'; bytes: Uint8Array };

/** `isActive`: it runs a script or starts something, at once or when something in it is pressed. */
export type InspectedPdf =
  | { ok: true; isActive: boolean }
  | { ok: false; code: 'file.damaged' | 'file.password' };

export type ImageRefusal = 'file.type' | 'file.damaged' | 'file.dimensions' | 'file.password';

/** The image written anew, so that it holds its pixels and nothing else. */
export type CleanImage =
  | { ok: true; bytes: Uint8Array; contentType: 'image/png' | 'image/jpeg' }
  | { ok: false; code: ImageRefusal };

export function refused(code: ImageRefusal): CleanImage {
  return { ok: false, code };
}
