/** Copies a detail, and says that it did. */
const DONE_MS = 2_000;

export function offerCopy(button: HTMLButtonElement): void {
  const { copy = '', done = '' } = button.dataset;
  const status = document.createElement('span');
  status.className = 'hidden';
  status.role = 'status';
  button.after(status);
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(copy);
    } catch {
      // Without permission to copy, the text beside the button can still be selected.
      return;
    }
    button.classList.add('done');
    status.textContent = done;
    setTimeout(() => {
      button.classList.remove('done');
      status.textContent = '';
    }, DONE_MS);
  });
}
