/** Files that belong to an invoice, such as time sheets (BG-24). */

/** A stored file under the name that its reader sees. */
export interface Attachment {
  /** File name with its ending. */
  name: string;
  /** SHA-256 of its bytes in hex. */
  hash: string;
  contentType: (typeof ATTACHMENT_TYPES)[number];
  /** In bytes. */
  size: number;
}

export const ATTACHMENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** What one invoice carries at most, so that a mail with all of it still arrives everywhere. */
export const ATTACHMENT_LIMITS = {
  count: 10,
  bytesEach: 10 * 1024 * 1024,
  bytesTogether: 15 * 1024 * 1024,
} as const;

export type AttachmentRefusal = 'attachments.count' | 'attachments.together' | 'attachments.name';

/** What is wrong with the files of one invoice together: too many, too large, or two of one name; null for none. */
export function attachmentsProblem(attachments: readonly Attachment[]): AttachmentRefusal | null {
  if (attachments.length > ATTACHMENT_LIMITS.count) return 'attachments.count';
  const together = attachments.reduce((sum, { size }) => sum + size, 0);
  if (together > ATTACHMENT_LIMITS.bytesTogether) return 'attachments.together';
  const names = new Set(attachments.map(({ name }) => name.toLowerCase()));
  return names.size < attachments.length ? 'attachments.name' : null;
}

/** `name` with `(2)`, `(3)` and so on before its ending where the invoice has a file of that name already. */
export function freeName(name: string, taken: readonly Pick<Attachment, 'name'>[]): string {
  const lower = new Set(taken.map((other) => other.name.toLowerCase()));
  const at = name.lastIndexOf('.');
  const [stem, ending] = at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ''];
  let free = name;
  for (let count = 2; lower.has(free.toLowerCase()); count++) free = `${stem} (${count})${ending}`;
  return free;
}
