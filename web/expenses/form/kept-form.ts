/** What was typed and is not booked yet, kept in this tab and on this device, so that neither a defect nor a closed tab loses it. */
import { businessShown } from '../../connection/api.ts';
import type { Keeping } from '../../ui/form/form-store.ts';
import { type ExpenseForm, newForm } from './expense-form.ts';

/** `kept:` is looked for before the page is left for a newer one. */
function place(): string {
  return `kept:expense:${businessShown() ?? ''}`;
}

export const keptForm: Keeping<ExpenseForm> & { read: () => ExpenseForm | null } = {
  // What another tab keeps is of another bill, unless this tab knows of none.
  read: () => readFrom(inTab) ?? readFrom(onDevice),
  write: (form) => {
    const text = JSON.stringify(form);
    for (const storageOf of STORAGES) attempt(() => storageOf().setItem(place(), text));
  },
  forget: () => {
    for (const storageOf of STORAGES) attempt(() => storageOf().removeItem(place()));
  },
};

type StorageOf = () => Storage;
const inTab: StorageOf = () => sessionStorage;
const onDevice: StorageOf = () => localStorage;
const STORAGES: readonly StorageOf[] = [inTab, onDevice];

/** Anything of another shape is left out of account. */
function readFrom(storageOf: StorageOf): ExpenseForm | null {
  return attempt(() => {
    const kept: unknown = JSON.parse(storageOf().getItem(place()) ?? 'null');
    const isForm =
      typeof kept === 'object' && kept !== null && Object.keys(SHAPE).every((name) => name in kept);
    return isForm ? (kept as ExpenseForm) : null;
  });
}

const SHAPE = newForm('2026-01-01' as ExpenseForm['documentDate'] & string);

/** A device that forbids storage only costs the safety net. */
function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}
