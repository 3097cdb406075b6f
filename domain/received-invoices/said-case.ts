/** What a file says in words about who owes its VAT. */

/** BT-121 and the words of invoices in the languages of the neighbours (§ 14a (5) UStG, Art. 226 No. 11a of Directive 2006/112/EC). */
const REVERSE_CHARGE =
  /vatex-eu-ae|reverse[\s-]?charge|steuerschuldnerschaft|§\s*13\s?b\b|13\s?b\b.{0,20}ustg|autoliquidation|inversione contabile|inversi[oó]n del sujeto pasivo|btw verlegd|odwrotne obciążenie/gi;
const GOODS =
  /vatex-eu-ic|innergemeinschaftliche lieferung|intra-?community supply of goods|livraison intra-?communautaire/gi;
/** What stands before words that are denied. "Kein Steuerausweis nach § 13b" denies the VAT, not the case. */
const DENIED =
  /\b(?:kein\w*|nicht|not?)\s+(?:(?:an?|the|de[mnrs]|die|ein\w*|fall|fälle|case|of|subject|to|under|nach|im|sinne|unter|von|zur?)\s+|§\s*)*$/i;

/** Null where it says neither, or both; what is denied ("kein Reverse-Charge-Fall") is not said. */
export function saidCase(words: readonly string[]): 'reverseCharge' | 'goods' | null {
  const owes = words.some((text) => says(text, REVERSE_CHARGE));
  const isGoods = words.some((text) => says(text, GOODS));
  if (owes === isGoods) return null;
  return owes ? 'reverseCharge' : 'goods';
}

function says(text: string, words: RegExp): boolean {
  return [...text.matchAll(words)].some(({ index }) => {
    const before = text.slice(Math.max(0, index - BEFORE_MAXIMUM), index);
    return !DENIED.test(before);
  });
}

/** In characters. */
const BEFORE_MAXIMUM = 60;
