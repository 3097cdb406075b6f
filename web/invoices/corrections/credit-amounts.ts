/** The amounts of a credit note while they are typed: each stays with its VAT rate, since what is left may change meanwhile. */
import type { OwedGroup } from '@belegbar/domain/invoices';
import type { Cents } from '@belegbar/domain/money';
import { newKey } from '../../connection/api.ts';

type Group = Pick<OwedGroup, 'vatCase' | 'exemptionParagraph'>;

/** By VAT rate, each with the id of its line in the credit note. */
export type TypedAmounts = Readonly<Record<string, { id: string; amount: Cents | null }>>;

export function amountOf(amounts: TypedAmounts, group: Group): Cents | null {
  return amounts[nameOf(group)]?.amount ?? null;
}

export function withAmount(amounts: TypedAmounts, group: Group, amount: Cents | null): TypedAmounts {
  const name = nameOf(group);
  return { ...amounts, [name]: { id: amounts[name]?.id ?? newKey(), amount } };
}

/** What is taken off of the rates that are left, in their order. */
export function chosenAmounts(groups: readonly Group[], amounts: TypedAmounts) {
  return groups.flatMap((group) => {
    const { id, amount } = amounts[nameOf(group)] ?? NONE;
    const { vatCase, exemptionParagraph } = group;
    return amount === null || amount === 0 ? [] : [{ id, vatCase, exemptionParagraph, amount }];
  });
}

function nameOf({ vatCase, exemptionParagraph }: Group): string {
  return `${vatCase} ${exemptionParagraph}`;
}

const NONE = { id: '', amount: null };
