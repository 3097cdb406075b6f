/** What was typed and is not booked yet, kept in this tab and on this device, so that neither a defect nor a closed tab loses it. */
import { businessShown } from '../../connection/api.ts';
import type { Keeping } from '../../ui/form/form-store.ts';
import { type ExpenseForm, newForm } from './expense-form.ts';

/** `kept:` is looked for before the page is left for a newer one. */
function place(): string {
  return `kept:expense:${businessShown() ?? ''}`;
}

/** With the key under which it was sent, if it was. */
interface Kept extends ExpenseForm {
  sentUnder?: string | undefined;
}

export const keptForm: Keeping<ExpenseForm> & { read: () => ExpenseForm | null } = {
  read: () => {
    const kept = keptHere();
    if (kept === null) return null;
    const { sentUnder: _, ...form } = kept;
    return form;
  },
  write: (form) => write({ ...form, sentUnder: readFrom(inTab)?.sentUnder }),
  forget: () => {
    for (const storageOf of STORAGES) attempt(() => storageOf().removeItem(place()));
  },
  key: {
    read: () => keptHere()?.sentUnder ?? null,
    write: (sentUnder) => {
      const kept = keptHere();
      if (kept !== null) write({ ...kept, sentUnder });
    },
  },
};

/** What another tab keeps is of another bill, unless this tab knows of none. */
function keptHere(): Kept | null {
  return readFrom(inTab) ?? readFrom(onDevice);
}

function write(kept: Kept): void {
  const text = JSON.stringify(kept);
  for (const storageOf of STORAGES) attempt(() => storageOf().setItem(place(), text));
}

type StorageOf = () => Storage;
const inTab: StorageOf = () => sessionStorage;
const onDevice: StorageOf = () => localStorage;
const STORAGES: readonly StorageOf[] = [inTab, onDevice];

/** Anything of another shape is left out of account. */
function readFrom(storageOf: StorageOf): Kept | null {
  return attempt(() => {
    const kept: unknown = JSON.parse(storageOf().getItem(place()) ?? 'null');
    const isForm =
      typeof kept === 'object' && kept !== null && Object.keys(SHAPE).every((name) => name in kept);
    return isForm ? (kept as Kept) : null;
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
