/** What a business writes itself, as a case tells it: months are `2026-03`, both included. */

interface OfMonths {
  from: string;
  to: string;
}

export type CaseVoucherEvent =
  | { type: 'otherTax'; id?: string; date: string; tax: string; amount: string }
  | {
      type: 'privateMoney';
      id?: string;
      date: string;
      direction: 'withdrawal' | 'contribution';
      amount: string;
    }
  /** `costWithInputVat`: the part of the net cost from which input VAT was deducted. */
  | ({ type: 'privateUse'; id?: string; cost: string; costWithInputVat: string } & OfMonths)
  | ({
      type: 'carByLogbook';
      id?: string;
      cost: string;
      costWithInputVat: string;
      privatePercent: string;
    } & OfMonths)
  | ({
      type: 'carByListPrice';
      id?: string;
      boughtOn: string;
      listPrice: string;
      drive: 'combustion' | 'electric' | 'hybrid';
      co2GramsPerKilometre: number;
      electricRangeKilometres: number;
      hadInputVat: boolean;
      commutingKilometres: number | null;
    } & OfMonths)
  | {
      type: 'goodsTaken';
      id?: string;
      date: string;
      cost: string;
      vatCase: 'standard19' | 'reduced7';
      hadInputVat: boolean;
    }
  | {
      type: 'trip';
      id?: string;
      date: string;
      vehicle: 'car' | 'otherMotorVehicle';
      kilometres: string;
    }
  | ({ type: 'commuting'; id?: string; days: number; kilometres: number } & OfMonths)
  | { type: 'mealsAway'; id?: string; days: readonly CaseDayAway[] }
  | ({ type: 'homeOffice'; id?: string; count: number } & OfMonths)
  | { type: 'homeOfficeRoom'; id?: string; months: readonly string[] }
  | {
      type: 'adjustment';
      id?: string;
      date: string;
      taxCode: string;
      base?: string;
      tax?: string;
      deductible?: string;
    }
  | { type: 'undoVoucher'; voucher: string };

export interface CaseDayAway {
  on: string;
  /** Left out: Germany; and a place that has an allowance of its own. */
  country?: string;
  place?: string;
  absence: 'fullDay' | 'arrivalOrDeparture' | 'overEightHours';
  breakfast: boolean;
  lunch: boolean;
  dinner: boolean;
}
