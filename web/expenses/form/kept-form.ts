/** What was typed and is not booked yet, kept in this tab and on this device, so that neither a defect nor a closed tab loses it. */
import { businessShown } from '../../connection/api.ts';
import type { Keeping } from '../../ui/form/form-store.ts';
import { type ExpenseForm, newForm } from './expense-form.ts';

/** With the key under which it was sent, if it was, and the version of the expense that it sets right. */
interface Kept extends ExpenseForm {
  sentUnder?: string | undefined;
  version?: number | undefined;
}

export interface KeptForm extends Keeping<ExpenseForm> {
  /** Of the expense when its correction was begun, also once more was typed; null where nothing is kept. */
  version: () => number | null;
}

/** A new expense is kept in one place, one by a receipt beside that, a correction beside its expense. */
export function keptForm(expense?: { id: string; version: number }, receiptId?: string): KeptForm {
  const of = expense?.id ?? receiptId;
  const name = of === undefined ? '' : `:${of}`;
  return {
    read: () => {
      const kept = keptHere(name);
      if (kept === null) return null;
      const { sentUnder: _, version: __, ...form } = kept;
      return form;
    },
    write: (form) =>
      write(name, {
        ...form,
        sentUnder: readFrom(inTab, name)?.sentUnder,
        version: keptHere(name)?.version ?? expense?.version,
      }),
    forget: () => {
      for (const storageOf of STORAGES) attempt(() => storageOf().removeItem(place(name)));
    },
    key: {
      read: () => keptHere(name)?.sentUnder ?? null,
      write: (sentUnder) => {
        const kept = keptHere(name);
        if (kept !== null) write(name, { ...kept, sentUnder });
      },
    },
    version: () => keptHere(name)?.version ?? null,
  };
}

/** `kept:` is looked for before the page is left for a newer one. */
function place(name: string): string {
  return `kept:expense:${businessShown() ?? ''}${name}`;
}

/** What another tab keeps is of another bill, unless this tab knows of none. */
function keptHere(name: string): Kept | null {
  return readFrom(inTab, name) ?? readFrom(onDevice, name);
}

function write(name: string, kept: Kept): void {
  const text = JSON.stringify(kept);
  for (const storageOf of STORAGES) attempt(() => storageOf().setItem(place(name), text));
}

type StorageOf = () => Storage;
const inTab: StorageOf = () => sessionStorage;
const onDevice: StorageOf = () => localStorage;
const STORAGES: readonly StorageOf[] = [inTab, onDevice];

/** Anything of another shape is left out of account. */
function readFrom(storageOf: StorageOf, name: string): Kept | null {
  return attempt(() => {
    const kept: unknown = JSON.parse(storageOf().getItem(place(name)) ?? 'null');
    const isForm =
      typeof kept === 'object' && kept !== null && Object.keys(SHAPE).every((field) => field in kept);
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
