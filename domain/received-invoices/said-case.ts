/** What a file says in words about who owes its VAT. */

/** BT-121 and the words of invoices in the languages of the neighbours (§ 14a (5) UStG, Art. 226 No. 11a of Directive 2006/112/EC). */
const REVERSE_CHARGE =
  /vatex-eu-ae|reverse[\s-]?charge|steuerschuldnerschaft|13\s?b\b.{0,20}ustg|autoliquidation|inversione contabile|inversi[oó]n del sujeto pasivo|btw verlegd|odwrotne obciążenie/i;
const GOODS =
  /vatex-eu-ic|innergemeinschaftliche lieferung|intra-?community supply of goods|livraison intra-?communautaire/i;

/** Null where it says neither, or both. */
export function saidCase(words: readonly string[]): 'reverseCharge' | 'goods' | null {
  const owes = words.some((text) => REVERSE_CHARGE.test(text));
  const isGoods = words.some((text) => GOODS.test(text));
  if (owes === isGoods) return null;
  return owes ? 'reverseCharge' : 'goods';
}
