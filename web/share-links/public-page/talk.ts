/** Passes on what the client says, and answers where they said it. */

/** `token` is that of the link. */
export function offerTalk(token: string): void {
  const talk = document.querySelector<HTMLElement>('.talk');
  if (talk === null) return;
  talk.hidden = false;
  for (const form of talk.querySelectorAll('form')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void say(talk, form, token);
    });
  }
}

async function say(talk: HTMLElement, form: HTMLFormElement, token: string): Promise<void> {
  const kind = form.dataset.says ?? '';
  const button = form.querySelector('button');
  if (button === null || button.disabled) return;
  button.disabled = true;
  const text = String(new FormData(form).get('text') ?? '').replaceAll('\r\n', '\n');
  const isSaid = await passOn(token, { kind, text });
  button.disabled = false;
  const failed = talk.querySelector<HTMLElement>('[data-failed]');
  if (failed !== null) failed.textContent = isSaid ? '' : (failed.dataset.failed ?? '');
  if (isSaid) answer(talk, form, kind);
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

function answer(talk: HTMLElement, form: HTMLFormElement, kind: string): void {
  const place = talk.querySelector(`[data-answers="${kind}"]`);
  const template = place?.querySelector('template');
  if (template) place?.append(template.content.cloneNode(true));
  (form.closest('details') ?? form).remove();
}
