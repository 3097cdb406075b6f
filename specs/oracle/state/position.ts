/** How an invoice stands at the end of a day: what is owed of each kind of supply, what came in of it, what was lost. */
import {
  divided,
  fraction,
  gross,
  larger,
  minus,
  NOTHING,
  type Pair,
  plus,
  smaller,
  sum,
} from '../amounts.ts';
import { RATES } from '../law/tax-rates.ts';
import type { Position, Sale, SaleAct } from './sale.ts';

/** Acts of one day: what lowers the claim, what comes in with what is given up for it, what ends it, what goes back, what is given up after all that. */
const ORDER: Readonly<Record<SaleAct['kind'], number>> = {
  creditNote: 0,
  payment: 1,
  discount: 1,
  cancellation: 2,
  refund: 3,
  writeOff: 4,
};

export function positionOn(sale: Sale, day: string): Position {
  const acts = sale.acts
    .filter((act) => act.day <= day)
    .toSorted(
      (one, other) =>
        one.day.localeCompare(other.day) || ORDER[one.kind] - ORDER[other.kind] || one.noted - other.noted,
    );
  const run = new Running(sale);
  for (const act of acts) run.happens(act);
  return run.position();
}

/** § 10 (1) UStG: the consideration is what was received less the tax in it. */
export function supplyAtRate(part: bigint, vatCase: string): Pair {
  const net = fraction(part, 100n, 100n + (RATES[vatCase] ?? 0n));
  return { net, vat: part - net };
}

/** Walks the acts in the order of their days. Amounts per supply are gross but for what is owed. */
class Running {
  private owed: Pair[];
  private excess: bigint[];
  private lost: bigint[];
  private everLost: Pair[];
  private received = 0n;
  private isCancelled = false;
  private isReplaced = false;
  private isLowered = false;
  /** Whether money beyond the claim came in for none of the supplies in particular. */
  private isExcessOfNone = false;
  private readonly sale: Sale;

  constructor(sale: Sale) {
    this.sale = sale;
    this.owed = sale.supplies.map(({ issued }) => issued);
    this.excess = this.owed.map(() => 0n);
    this.lost = this.owed.map(() => 0n);
    this.everLost = this.owed.map(() => NOTHING);
  }

  happens(act: SaleAct): void {
    switch (act.kind) {
      case 'creditNote':
        this.lowers(act.credited);
        if (this.isOneOfSome(act)) this.isExcessOfNone = sum(this.excess) > 0n;
        break;
      case 'payment':
        this.received += act.amount;
        this.addsMoney();
        this.recovers();
        break;
      case 'discount':
        this.givesUp(act.amount);
        break;
      case 'cancellation':
        this.ends(act.isDealOff);
        break;
      case 'refund':
        this.goesBack(act.amount);
        break;
      case 'writeOff':
        if (!this.isCancelled) this.loses(act.amount);
        break;
    }
  }

  /** Which of two credit notes of one day set money free, nobody can tell. */
  private isOneOfSome({ kind, day }: SaleAct): boolean {
    return this.sale.acts.filter((other) => other.kind === kind && other.day === day).length > 1;
  }

  position(): Position {
    const received = this.receivedParts();
    const standings = this.owed.map((owed, index) => ({
      owed,
      received: received[index] ?? NOTHING,
      lost: this.lostPair(index),
      everLost: this.everLost[index] ?? NOTHING,
    }));
    return {
      isCancelled: this.isCancelled,
      isReplaced: this.isReplaced,
      standings,
      owed: sum(this.grossOwed()),
      received: this.received,
      lost: sum(this.lost),
      open: this.openCents(),
    };
  }

  private openCents(): bigint {
    const excess = sum(this.excess);
    // Of money beyond a claim that was lowered no law says for which supply it is; what a credit note set free is for the credited one.
    if (this.owed.length > 1 && this.isExcessOfNone) return larger(1n, excess);
    const isSettled = this.received === 0n || this.received === sum(this.grossOwed());
    const isDivided = this.isLowered || !isSettled || sum(this.lost) !== 0n;
    const isDividedAmongSome = this.owed.length > 1 && isDivided;
    return isDividedAmongSome || (this.isLowered && excess > 0n) ? 1n : 0n;
  }

  /** Money beyond the claim is for all that was billed, and more of it goes where it went before: a convention, no law. */
  private addsMoney(): void {
    const billed = this.sale.supplies.map(({ issued }) => gross(issued));
    const before = sum(this.excess);
    this.addsExcess(before > 0n ? this.excess : billed);
    if (sum(this.excess) > before && (before > 0n || this.isLowered)) this.isExcessOfNone = true;
  }

  private grossOwed(): bigint[] {
    return this.owed.map(gross);
  }

  /** What came in beyond all that is owed stays with the supplies that it was paid for. */
  private addsExcess(weights: readonly bigint[]): void {
    const more = larger(0n, this.received - sum(this.grossOwed())) - sum(this.excess);
    if (more <= 0n) return;
    const parts = divided(more, weights);
    this.excess = this.excess.map((excess, index) => excess + (parts[index] ?? 0n));
  }

  /** § 17 (1) UStG: the consideration is less. What is not owed any more is not lost as well. */
  private lowers(credited: readonly Pair[]): void {
    this.owed = this.owed.map((owed, index) => minus(owed, credited[index] ?? NOTHING));
    this.isLowered = true;
    this.addsExcess(credited.map(gross));
    this.losesAtMost(sum(this.lost) - sum(credited.map(gross)));
  }

  private givesUp(amount: bigint): void {
    const parts = divided(amount, this.grossOwed());
    this.isLowered = true;
    this.owed = this.owed.map((owed, index) => minus(owed, this.pairOf(index, parts[index] ?? 0n)));
    this.addsMoney();
    this.losesAtMost(sum(this.lost) - amount);
  }

  /**
   * Nothing is owed any more, and whatever goes back goes back for all alike. Where the deal is off, what was received stays consideration until
   * then (§ 17 (2) No. 2 and 3 UStG, BFH V R 34/09); where a corrected invoice follows, that one stands for the supply.
   */
  private ends(isDealOff: boolean): void {
    this.excess = this.receivedParts().map(gross);
    this.isCancelled = true;
    this.isReplaced = !isDealOff;
    if (!isDealOff) return;
    this.owed = this.owed.map(() => NOTHING);
    this.lost = this.lost.map(() => 0n);
  }

  private goesBack(amount: bigint): void {
    this.received -= amount;
    const left = larger(0n, sum(this.excess) - amount);
    this.excess = divided(left, this.excess);
    if (left === 0n) this.isExcessOfNone = false;
  }

  /** § 17 (2) No. 1 s. 1 UStG, as far as anything is open. */
  private loses(amount: bigint): void {
    const open = this.openParts();
    const parts = divided(smaller(amount, sum(open)), open);
    const before = this.lost.map((_, index) => this.lostPair(index));
    this.lost = this.lost.map((lost, index) => lost + (parts[index] ?? 0n));
    this.everLost = this.everLost.map((ever, index) =>
      plus(ever, minus(this.lostPair(index), before[index] ?? NOTHING)),
    );
  }

  private lostPair(index: number): Pair {
    return minus(this.owed[index] ?? NOTHING, this.without(index, this.lost[index] ?? 0n));
  }

  /** § 17 (2) No. 1 s. 2 UStG: what comes after all goes first to what was never given up. */
  private recovers(): void {
    this.losesAtMost(sum(this.lost));
  }

  private losesAtMost(amount: bigint): void {
    const most = larger(0n, smaller(amount, sum(this.grossOwed()) - this.received));
    if (sum(this.lost) > most) this.lost = divided(most, this.grossOwed());
  }

  private openParts(): bigint[] {
    const received = this.receivedParts();
    return this.owed.map((owed, index) =>
      larger(0n, gross(owed) - gross(received[index] ?? NOTHING) - (this.lost[index] ?? 0n)),
    );
  }

  /** Money is for all that is owed alike; the rest is the client's. */
  private receivedParts(): Pair[] {
    const parts = divided(this.received - sum(this.excess), this.grossOwed());
    return parts.map((part, index) => this.pairOf(index, part + (this.excess[index] ?? 0n)));
  }

  /** Net and VAT of a gross part of a supply. All of it is what is owed, to the cent; any other has the rate of the law. */
  private pairOf(index: number, part: bigint): Pair {
    const owed = this.owed[index] ?? NOTHING;
    return part === gross(owed) ? owed : supplyAtRate(part, this.sale.supplies[index]?.vatCase ?? '');
  }

  /** What stands of a supply when a gross part of it is given up. */
  private without(index: number, part: bigint): Pair {
    const owed = this.owed[index] ?? NOTHING;
    return this.pairOf(index, gross(owed) - part);
  }
}
