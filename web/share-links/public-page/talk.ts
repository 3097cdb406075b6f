/** Passes on what the client says, and answers where they said it. */

/** `token` is that of the link. */
export function offerTalk(token: string): void {
  const talk = document.querySelector<HTMLElement>('.talk');
  const card = talk?.closest<HTMLElement>('.card');
  if (!talk || !card) return;
  talk.hidden = false;
  for (const said of card.querySelectorAll<HTMLElement>('[data-said]')) show(said);
  // On the whole, since an answer brings a form of its own.
  card.addEventListener('submit', (event) => {
    event.preventDefault();
    void say(card, event.target as HTMLFormElement, token);
  });
}

async function say(card: HTMLElement, form: HTMLFormElement, token: string): Promise<void> {
  const kind = form.dataset.says ?? '';
  if (form.ariaBusy === 'true' || !hasWords(form)) return;
  // A disabled button would lose the keyboard.
  form.ariaBusy = 'true';
  const isSaid = await passOn(token, { kind, text: wordsOf(form) });
  form.ariaBusy = 'false';
  const failed = card.querySelector<HTMLElement>('[data-failed]');
  if (failed !== null) failed.textContent = isSaid ? '' : (failed.dataset.failed ?? '');
  if (!isSaid) return;
  if (kind === 'notPaid') askAgain(card);
  else answer(card, form, kind);
}

/** Blanks are no question; the browser says so at the field. */
function hasWords(form: HTMLFormElement): boolean {
  const field = form.querySelector('textarea');
  if (field === null) return true;
  if (field.value.trim() === '') field.value = '';
  return form.reportValidity();
}

function wordsOf(form: HTMLFormElement): string {
  return String(new FormData(form).get('text') ?? '').replaceAll('\r\n', '\n');
}

async function passOn(token: string, message: { kind: string; text: string }): Promise<boolean> {
  try {
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const body = JSON.stringify(message);
    return (await fetch(`/api/public-invoices/${token}/messages`, { method: 'POST', headers, body })).ok;
  } catch {
    // Without a connection nothing was said, which the page tells.
    return false;
  }
}

/** The form goes, so the keyboard goes on from the answer. */
function answer(card: HTMLElement, form: HTMLFormElement, kind: string): void {
  const place = card.querySelector<HTMLElement>(`[data-answers="${kind}"]`);
  // What can be taken back is asked for again then.
  if (kind === 'paid') {
    form.hidden = true;
    stepBack(card, true);
  } else (form.closest('details') ?? form).remove();
  if (place === null) return;
  show(place);
  place.tabIndex = -1;
  place.focus();
}

/** Who has paid is asked for nothing: the state stands first, and how to pay is folded. */
function stepBack(card: HTMLElement, isSaidPaid: boolean): void {
  card.toggleAttribute('data-said-paid', isSaidPaid);
  const fold = card.querySelector<HTMLDetailsElement>('.payFold');
  if (fold !== null) fold.open = !isSaidPaid;
}

function show(place: HTMLElement): void {
  const template = place.querySelector('template');
  if (template !== null) place.append(template.content.cloneNode(true));
}

/** The answer goes, and the button that was pressed too soon has the keyboard. */
function askAgain(card: HTMLElement): void {
  stepBack(card, false);
  const place = card.querySelector<HTMLElement>('[data-answers="paid"]');
  const template = place?.querySelector('template');
  if (place && template) place.replaceChildren(template);
  const form = card.querySelector<HTMLFormElement>('form[data-says="paid"]');
  if (form === null) return;
  form.hidden = false;
  form.querySelector('button')?.focus();
}
