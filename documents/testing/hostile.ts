/** An invoice whose every text somebody tries to break it with. */
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { sampleDocument, sampleLines } from './samples.ts';

export const HOSTILE =
  '#panic("x") $x$ *b* `r` \\u{41} @ref <lab> // c /* }]) #read("/etc/passwd") <script>alert(1)</script> "&amp; 😀👩‍👩‍👧 漢字 \u202eevil\u202c שלום مرحبا \u0007\u0000\ud800';

/** The text wherever a person can write, repeated until each field is full. */
export function hostile(
  text: string,
  look: { template?: InvoiceDocument['template'] } = {},
): InvoiceDocument {
  const of = (length: number) => text.repeat(length).slice(0, length);
  const lines = sampleLines(3).map((line) => ({ ...line, description: of(500), details: of(5_000) }));
  const party = {
    street: of(200),
    addressAddition: of(200),
    postCode: of(20),
    city: of(100),
    email: of(254),
  };
  const names = { businessName: of(200), fullName: of(200), bankName: of(200), accountHolder: of(200) };
  return sampleDocument({
    draft: { ...look, title: of(300), introduction: of(5_000), notes: of(5_000), reference: of(200), lines },
    client: { ...party, name: of(200), contactPerson: of(200), number: of(40), vatId: of(20) },
    business: { ...party, ...names, phone: of(50), website: of(200), footerText: of(2_000) },
  });
}
