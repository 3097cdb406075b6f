/** A sender's accounts beside those of other invoices: a changed one is how invoices are forged. */
import { checkIban } from '@belegbar/domain/business';
import { isIdKey, type SenderKey } from './sender-keys.ts';
import type { IbanVerdict } from './words.ts';

/** Who an invoice says it is of, and to which accounts it asks to pay, in their short form. */
export interface SaidAccounts {
  keys: readonly SenderKey[];
  ibans: readonly string[];
}

export interface ComparedAccount {
  /** In its short form. */
  iban: string;
  /** By its check digits. */
  isValid: boolean;
  /** On invoices that vouch for it. */
  isKnown: boolean;
}

/**
 * `vouching`: the invoices that may vouch for an account. One vouches when it was booked, or came before, waits and has no account that was
 * warned of, so that a forged one does not vouch for the next. An account is known when those with each of the sender's numbers have it; and,
 * where none of them bears the name, those of the name as well. Who has sent invoices without an account has not changed it.
 */
export function compareAccounts(
  { keys, ibans }: SaidAccounts,
  vouching: readonly SaidAccounts[],
): { verdict: IbanVerdict; accounts: ComparedAccount[] } {
  const withAccount = vouching.filter((other) => other.ibans.length > 0);
  const having = (key: SenderKey) => withAccount.filter((other) => other.keys.includes(key));
  const ofSender = keys.filter(isIdKey).map(having).filter(isAny);
  const borne = new Set(ofSender.flat().flatMap((other) => other.keys));
  const ofName = keys
    .filter((key) => !isIdKey(key) && !borne.has(key))
    .map(having)
    .filter(isAny);
  const accounts = ibans.map((iban) => ({
    iban,
    isValid: checkIban(iban).ok,
    isKnown: isAny([...ofSender, ...ofName]) && [...ofSender, ...ofName].every(names(iban)),
  }));
  return { verdict: verdictOf(ibans, ofSender, ofName), accounts };
}

type Group = readonly SaidAccounts[];

function verdictOf(
  ibans: readonly string[],
  ofSender: readonly Group[],
  ofName: readonly Group[],
): IbanVerdict {
  if (ibans.length === 0) return 'none';
  if (!isAny(ofSender) && !isAny(ofName)) return 'newSender';
  const areOn = (groups: readonly Group[]) => ibans.every((iban) => groups.every(names(iban)));
  if (!areOn(ofSender)) return 'changed';
  return areOn(ofName) ? 'known' : 'namesake';
}

function names(iban: string) {
  return (group: Group) => group.some(({ ibans }) => ibans.includes(iban));
}

function isAny(list: readonly unknown[]): boolean {
  return list.length > 0;
}

/**
 * The verdicts on all that wait, by id. `waiting`: in the order in which they came, so that one vouches for those after it. `booked`: they vouch
 * for all, also for what came before them.
 */
export function compareInTurn(
  waiting: readonly (SaidAccounts & { id: string })[],
  booked: readonly SaidAccounts[],
): Map<string, IbanVerdict> {
  const vouching = new Map(booked.map((other) => [textOf(other), other]));
  const verdicts = new Map<string, IbanVerdict>();
  for (const one of waiting) {
    const { verdict } = compareAccounts(one, [...vouching.values()]);
    verdicts.set(one.id, verdict);
    if (!isWarned(verdict)) vouching.set(textOf(one), one);
  }
  return verdicts;
}

/** Many are alike in this. */
function textOf({ keys, ibans }: SaidAccounts): string {
  return JSON.stringify([keys, ibans]);
}

/** Whether the user is to be warned before anything is paid; such an invoice vouches for nothing while it waits. */
export function isWarned(verdict: IbanVerdict): boolean {
  return verdict === 'changed' || verdict === 'namesake';
}
