/** What was typed into the booking of an invoice and neither booked nor set aside, for as long as the app is open. */
import { onOtherBusiness } from '../session/other-business.ts';
import type { Unreadable } from '../ui/form/form-store.ts';
import { type BookForm, formOf } from './book-form.ts';
import { unrated } from './book-line.ts';
import type { Proposal } from './message.ts';

interface Draft {
  form: BookForm;
  unreadable: Unreadable;
}

const drafts = new Map<string, Draft>();
onOtherBusiness(() => drafts.clear());

/** What was typed for this invoice; none where the file is now read into other lines than it was then. */
export function draftOf(id: string, proposal: Proposal): BookForm | null {
  const draft = drafts.get(id);
  if (draft === undefined || draft.form.lines.length !== proposal.lines.length) return null;
  const { form, unreadable } = draft;
  // Texts that could not be read are gone with their fields, which begin again with what was proposed.
  const proposed = formOf(proposal);
  const again = Object.keys(unreadable).map((name) => [name, proposed[name as keyof BookForm]]);
  const lines = 'exchangeRate' in unreadable ? linesUnrated(form, proposal) : form.lines;
  return { ...form, ...Object.fromEntries(again), lines };
}

/** The rate begins again without one, and so does what came from the one before. */
function linesUnrated({ lines }: BookForm, proposal: Proposal): BookForm['lines'] {
  return lines.map((line, index) => {
    const proposed = proposal.lines[index];
    return proposed === undefined ? line : unrated(line, proposed);
  });
}

export function keepDraft(id: string, form: BookForm, unreadable: Unreadable): void {
  drafts.set(id, { form, unreadable });
}

/** It is decided on. */
export function forgetDraft(id: string): void {
  drafts.delete(id);
}
