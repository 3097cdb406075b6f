/** The day of the document among all days that stand on it. */
import type { Day } from '@belegbar/domain/calendar';
import { daysIn, type FoundDay } from './dates.ts';
import { folded } from './fold.ts';
import { hundredths } from './geometry.ts';
import { placeIn, type Row } from './rows.ts';
import type { Place } from './words.ts';

export interface DayCandidate {
  day: Day;
  place: Place;
  score: number;
  /** Places that say the same day, each in a row of its own. */
  times: number;
  isAmbiguous: boolean;
}

/** Folded words before a day, and what they make of it. */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [
    /rechnungsdatum|rechnungvom|belegdatum|invoicedate|dateofissue|issued|ausstellungsdatum|ausgestellt|buchungsdatum|kaufdatum|dateofinvoice|receiptdate|datepaid|mahndatum|rechnungdatum/,
    60,
  ],
  [/fallig|zahlbarbis|bitteb?iszum|due|payby|bis(?:zum)?$|gultigbis|validuntil|expires|ablauf|haltbar/, -60],
  [/geburt|birth|seit|since|gegrundet|established|founded|stand$|version/, -80],
  [
    /liefer|leistung|zeitraum|period|bestell|order|anreise|abreise|arrival|departure|checkin|checkout|abfahrt|hinfahrt|ruckfahrt|reise|flug|flight|verbrauch|vertrag|rechnungdesvom|ihrschreiben|auftrag|eingang|vom.*bis|kundeseit|nachste|next|ursprung|original/,
    -25,
  ],
  [/datum|date|^den|uhrzeit|beginn|start|kasse|bon|beleg/, 30],
];
/** What reaches from one day to another is a period. */
const RANGE = /^\s*(?:-|–|—|bis|to|until|\/)\s*$/i;

/**
 * The likeliest first.
 * @param today days after it are no days of a document; none where nobody knows
 * @param monthFirst how `3/4/2026` is read
 * @param isFollowUp a reminder or a credit note, which names the day of an invoice before
 */
export function dayCandidates(
  rows: readonly Row[],
  today: Day | null,
  monthFirst: boolean,
  isFollowUp: boolean,
): DayCandidate[] {
  const found = rows.flatMap((row) => inRow(row, rows, today, monthFirst, isFollowUp));
  const days = new Map<Day, DayCandidate>();
  for (const each of found) {
    const known = days.get(each.day);
    const times = (known?.times ?? 0) + 1;
    const best = known === undefined || each.score > known.score ? each : known;
    days.set(each.day, { ...best, times });
  }
  return [...days.values()].sort((one, other) => weight(other) - weight(one));
}

function weight({ score, times }: DayCandidate): number {
  return score + 12 * Math.min(1, times - 1);
}

function inRow(
  row: Row,
  rows: readonly Row[],
  today: Day | null,
  monthFirst: boolean,
  isFollowUp: boolean,
): DayCandidate[] {
  const days = daysIn(row.text, monthFirst);
  return days.map((found, index) => {
    const before = row.text.slice(index === 0 ? 0 : (days[index - 1]?.to ?? 0), found.from);
    const own = isFollowUp && /rechnung|invoice/i.test(before) ? -25 : wordScore(before);
    const score = own ?? wordScore(headAbove(rows, row, found)) ?? 0;
    const clock =
      /^[\s,T/-]*(?:um\s*)?\d{1,2}[:.]\d{2}/.test(row.text.slice(found.to)) ||
      /\d{1,2}:\d{2}\s*$/.test(before)
        ? 15
        : 0;
    const late = today !== null && found.day > today ? -90 : 0;
    const top = Math.max(0, 8 - hundredths(20, row.index));
    const alone = row.text.length <= found.to - found.from + 2 ? 15 : 0;
    const ofPosition =
      index === 0 && found.from === 0 && /\d[.,]\d{2}\s*(?:\D{0,4})$/.test(row.text.slice(found.to))
        ? -30
        : 0;
    const inRange = isInRange(row, days, index) ? -40 : 0;
    return {
      day: found.day,
      place: placeIn(row, found.from, found.to),
      score: score + clock + late + top + inRange + alone + ofPosition,
      times: 1,
      isAmbiguous: found.isAmbiguous,
    };
  });
}

function wordScore(words: string): number | null {
  const text = folded(words);
  return WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** A table of one row: the words stand over the day. */
function headAbove(rows: readonly Row[], row: Row, found: FoundDay): string {
  const above = rows[row.index - 1];
  if (above === undefined || above.page !== row.page) return '';
  const place = placeIn(row, found.from, found.to);
  return above.words
    .filter(({ left, right }) => left < place.right && right > place.left)
    .map(({ text }) => text)
    .join(' ');
}

function isInRange(row: Row, days: readonly FoundDay[], index: number): boolean {
  const [before, here, after] = [days[index - 1], days[index], days[index + 1]];
  if (here === undefined) return false;
  return (
    (before !== undefined && RANGE.test(row.text.slice(before.to, here.from))) ||
    (after !== undefined && RANGE.test(row.text.slice(here.to, after.from)))
  );
}
