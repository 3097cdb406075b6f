/** Who wrote the document. */
import { daysIn } from './dates.ts';
import { folded } from './fold.ts';
import { hundredths, median, shareOf } from './geometry.ts';
import { type FoundText, partOf } from './labelled-text.ts';
import type { Row, RowWord } from './rows.ts';

/** Who may be the vendor, and who is not. */
export interface KnownParties {
  /** Names of vendors of the user's own books. */
  vendors: readonly string[];
  /** Names of the user and the user's business: the recipient. */
  recipients: readonly string[];
}

const LEGAL_FORM =
  /\b(?:GmbH(?:\s?&\s?Co\.?\s?KG)?|gGmbH|UG(?:\s?\(haftungsbeschränkt\))?|AG|KGaA|KG|OHG|GbR|e\.\s?K\.?|eK|e\.\s?V\.?|eG|SE|Ltd\.?|Limited|Inc\.?|LLC|B\.?\s?V\.?|S\.?\s?à\s?r\.?\s?l\.?|SARL|S\.?A\.?S?\.?|S\.?r\.?l\.?|s\.?r\.?o\.?|GesmbH|ApS|AB|Oy|A\/S|Corp\.?|PLC|mbB|PartG(?:mbB)?)(?![\wäöü])/;
/** Words of labels and greetings, whole ones. */
const NO_NAME =
  /(?<![\p{L}])(?:rechnung(?:en|s?nummer|s?datum)?|invoice|quittung|receipt|kundenbeleg|händlerbeleg|kassenbon|kassenzettel|beleg|bon|kopie|copy|datum|date|seite|page|tel|telefon|fax|www|http|ust|ust-idnr|st|steuer-?nr|steuernummer|vat|iban|bic|herrn|frau|mahnung|zahlungserinnerung|gutschrift|fahrkarte|ticket|parkschein|willkommen|welcome|dank|danke|thank|bewirtung\p{L}*|menge|artikel|order|bestell\p{L}*|statement|\p{L}*abrechnung|bill to|ship to|customer|kunde|kundennummer|recipient|bordkarte|boarding|inh|inhaber\p{L}*|unterschrift|terminal|tisch|kasse|uhr|geöffnet|mo-|table|check|sehr|dear|netto|mwst|gesamt|summe|zahlung|total|subtotal|zwischensumme|betrag|bar)(?![\p{L}])|@|k-u-n-d/iu;
const STREET =
  /^\d{1,5}\s\p{L}+\s\p{L}+|(?:str(?:\.|aße|asse)|weg|platz|allee|gasse|ring|damm|ufer|chaussee|street|road|avenue|lane|square)\s?\d|^\d{4,5}\s?[A-ZÄÖÜ]|\bD-\d{5}/iu;
/** A word or two with the number of a house behind. */
const HOUSE = /(?<=\p{L}{3,})\s\d{1,3}\s?[a-z]?$/iu;

/** The likeliest; null where no row can be a name. */
export function vendorIn(rows: readonly Row[], known: KnownParties): FoundText | null {
  const remembered = rememberedIn(rows, known.vendors);
  if (remembered !== null) return remembered;
  const tallest = Math.max(1, ...rows.map(({ height }) => height));
  const candidates = rows.flatMap((row) =>
    [...partsOf(row), ...twoLines(row, rows)].flatMap((part) => {
      const isWhole = part.text.length > row.text.length ? 20 : 0;
      const score = scoreOf(part, row, rows, tallest, known.recipients);
      return score === null ? [] : [{ part, score: score + isWhole }];
    }),
  );
  return candidates.sort((one, other) => other.score - one.score)[0]?.part ?? null;
}

/** So many hundredths of a row have to be the name: `Wirtshaus zum Anker` is not `Zum Anker`. */
const SHARE_OF_ROW = 60;
/** A longer name is nobody else's, whatever stands beside it. */
const OWN_LENGTH = 14;

function rememberedIn(rows: readonly Row[], vendors: readonly string[]): FoundText | null {
  const names = vendors.map((name) => ({ name, key: folded(name) })).filter(({ key }) => key.length > 4);
  for (const row of rows) {
    const text = folded(row.text);
    const hit = names
      .filter(({ key }) => text.includes(key))
      .filter(({ key }) => key.length >= OWN_LENGTH || key.length >= hundredths(SHARE_OF_ROW, text.length))
      .sort((one, other) => other.key.length - one.key.length)[0];
    const part = hit === undefined ? null : partOf(row, 0, row.text.length);
    if (hit !== undefined && part !== null) return { ...part, text: hit.name };
  }
  return null;
}

/** A row of two columns holds two texts; a sender's line holds name and address with a mark between. */
function partsOf(row: Row): FoundText[] {
  const groups: RowWord[][] = [];
  for (const word of row.words) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && word.left - last.right < hundredths(150, row.height)) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.flatMap((words) => {
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return [];
    const whole = row.text.slice(first.start, last.start + last.text.length);
    const name = whole.split(/\s*[·•|]\s*|\s+-\s+|,\s/)[0] ?? whole;
    const part = partOf(row, first.start, first.start + name.length);
    return part === null ? [] : [part];
  });
}

/** A name in large letters that goes on in the next row. */
function twoLines(row: Row, rows: readonly Row[]): FoundText[] {
  const next = rows[row.index + 1];
  if (next === undefined || row.index > 2 || next.page !== row.page) return [];
  const body = median(rows.map(({ height }) => height));
  const isAlike =
    Math.abs(row.height - next.height) < hundredths(15, row.height) && row.height > hundredths(120, body);
  if (!isAlike || /\d/.test(next.text) || NO_NAME.test(next.text) || next.words.length > 3) return [];
  const part = partOf(row, 0, row.text.length);
  return part === null ? [] : [{ ...part, text: `${part.text.replace(/^\p{L}\s/u, '')} ${next.text}` }];
}

function scoreOf(
  part: FoundText,
  row: Row,
  rows: readonly Row[],
  tallest: number,
  recipients: readonly string[],
): number | null {
  const key = folded(part.text);
  const letters = part.text.replace(/[^\p{L}]/gu, '').length;
  const isStreet = STREET.test(part.text) || (row.index > 0 && HOUSE.test(part.text));
  if (letters < 3 || NO_NAME.test(part.text) || isStreet || daysIn(part.text).length > 0) return null;
  if (letters < hundredths(60, part.text.replace(/\s/g, '').length) || /\d[.,]\d{2}(?!\d)/.test(part.text))
    return null;
  if (recipients.some((name) => key.includes(folded(name)) || folded(name).includes(key))) return null;
  const top = Math.max(0, 30 - 6 * row.index);
  const size = 30 * shareOf(row.height, tallest);
  const form = LEGAL_FORM.test(part.text) ? 25 : 0;
  const next = rows[row.index + 1]?.text ?? '';
  const isOverStreet = STREET.test(next) || HOUSE.test(next) || STREET.test(row.text.slice(part.text.length));
  const isOverTown = /^(?:D-?\s?)?\d{5}\s/.test(rows[row.index + 2]?.text ?? '');
  const address = (isOverStreet ? 20 : 0) + (isOverStreet && isOverTown ? 10 : 0);
  const again = rows.filter((other) => other !== row && folded(other.text).includes(key)).length > 0 ? 15 : 0;
  const page = row.page > 1 ? -40 : 0;
  return top + size + form + address + again + page;
}
