/** What a file says in words about who owes its VAT. */

/** BT-121 and the words of invoices in the languages of the neighbours (§ 14a (5) UStG, Art. 226 No. 11a of Directive 2006/112/EC). */
const REVERSE_CHARGE =
  /vatex-eu-ae|reverse[\s-]?charge|steuerschuldnerschaft|§\s*13\s?b\b|13\s?b\b.{0,20}ustg|autoliquidation|inversione contabile|inversi[oó]n del sujeto pasivo|btw verlegd|odwrotne obciążenie/gi;
const GOODS =
  /vatex-eu-ic|innergemeinschaftliche lieferung|intra-?community supply of goods|livraison intra-?communautaire/gi;
/** What stands before words that are denied. "Kein Steuerausweis nach § 13b" denies the VAT, not the case. */
const DENIED_BEFORE =
  /\b(?:kein\w*|nicht|not?|ohne|without|weder|sans|geen|senza)\s+(?:(?:an?|any|the|de[mnrs]|die|das|ein\w*|fall|fälle|case|of|subject|to|under|pursuant|according|nach|im|sinne|unter|von|vom|zu[mr]?|gemäß|gemaess|laut|anwendung|application|sogenannte\w*|so-called)\s+|(?:gem|lt|sog|i\.\s?s|i\.\s?s\.\s?[dv])\.\s*|§\s*)*$/i;
/** And behind them, in the same clause: "gilt nicht", "findet keine Anwendung", "does not apply", ": nein". */
const DENIED_BEHIND =
  /^(?:(?!\b(?:vat|tax|umsatzsteuer|mehrwertsteuer|steuer|ust|mwst|tva|iva|btw)\b)(?:[^.;:,=?\n]|(?<=\b(?:abs|nr|s|i|v|m|art|lit))\.)){0,80}?(?:\s(?:nicht|not)\b|n['’]t\b|\skein\w*\s+(?:anwendung|fall)|\sentfällt\b|\sn\/a\b|\s?[:=?]\s*(?:nicht|keine?|not|nein|no|n\/a|entfällt)(?=\s*(?:$|[.;,)\n])|\s+(?:applicable|anwendbar|zutreffend)))/i;
/** Another ground for no VAT: a paragraph or article beside those on who owes it and on such invoices, or a word for one or for whom it holds. */
const PARAGRAPHS = /(?:§+|\bparagra(?:ph|f)\b|\bart(?:\.|ikel|icle)?(?=\s*\d))\s*(\d+)\s?([a-z]?)\b/gi;
const OF_REVERSE_CHARGE = /^(?:13b|14|14a|48b?|19[4-9][ab]?|226)$/;
const OTHER_GROUND =
  /vatex-(?!eu-ae\b)|kleinunternehmer|small business|differenzbesteuerung|margin scheme|für kunden|ausland|\b(?:falls|sofern|ggf)\b/i;

/** Null where it says neither, or both; what is denied ("kein Reverse-Charge-Fall") is not said. */
export function saidCase(words: readonly string[]): 'reverseCharge' | 'goods' | null {
  const owes = heard(words, REVERSE_CHARGE).said;
  const isGoods = heard(words, GOODS).said;
  if (owes === isGoods) return null;
  return owes ? 'reverseCharge' : 'goods';
}

/**
 * Whether a seller in Germany says that the buyer owes the VAT (§ 13b (2) UStG). Only the reason of the amount itself (BT-120, BT-121) says so
 * clearly; beside another ground, or in notes, which many print on each of their bills, it is open.
 */
export function saidWithinGermany(
  reason: readonly string[],
  notes: readonly string[],
): 'owed' | 'open' | null {
  const { said, denied } = heard(reason, REVERSE_CHARGE);
  const hasOther = reason.some(namesOtherGround);
  if (said) return denied || hasOther ? 'open' : 'owed';
  return !denied && !hasOther && heard(notes, REVERSE_CHARGE).said ? 'open' : null;
}

function namesOtherGround(text: string): boolean {
  const named = [...text.matchAll(PARAGRAPHS)].map(
    ([, number, letter]) => `${number}${letter?.toLowerCase()}`,
  );
  return OTHER_GROUND.test(text) || named.some((paragraph) => !OF_REVERSE_CHARGE.test(paragraph));
}

function heard(texts: readonly string[], words: RegExp): { said: boolean; denied: boolean } {
  const denials = texts.flatMap((text) =>
    [...text.matchAll(words)].map((match) => {
      const before = text.slice(Math.max(0, match.index - AROUND_MAXIMUM), match.index);
      const end = match.index + match[0].length;
      return DENIED_BEFORE.test(before) || DENIED_BEHIND.test(text.slice(end, end + AROUND_MAXIMUM));
    }),
  );
  return { said: denials.includes(false), denied: denials.includes(true) };
}

/** In characters. */
const AROUND_MAXIMUM = 100;
