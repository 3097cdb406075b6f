/** The letter in the dialog of sending: it is the very one, on a phone and by night, and its words are changed in it. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { findings } from './support/inspection.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { ISSUED } from './support/verbs-editor.ts';
import { buttonOf, findDialog } from './support/verbs-parts.ts';

const READING = exampleOf('sending', 'read') as Awaited<ReturnType<typeof client.sending.read>>;
const SENT = exampleOf('sending', 'send') as Awaited<ReturnType<typeof client.sending.send>>;

test('the words are changed in the letter itself, its facts stay, and what is seen is sent', async () => {
  const screen = await opens(`/invoice/${ISSUED.id}?share=mail`, {
    answers: {
      invoices: { get: () => ISSUED },
      sending: { read: () => ({ ...READING, mails: [] }), send: () => SENT },
    },
  });
  const { say, server, user } = screen;
  const dialog = await findDialog(screen, say('sending:dialog.title', { number: ISSUED.number ?? '' }));
  const letter = (await dialog.findByLabelText(say('sending:letter.label'))).shadowRoot;
  expect(letter?.textContent).toContain('Rechnungsbetrag');
  expect(await findings(dialog.element)).toEqual([]);

  const words = letter?.querySelector('[data-words="before"]');
  expect(words).toHaveAttribute('aria-label', say('sending:letter.words'));
  expect(letter?.querySelectorAll('[contenteditable]')).toHaveLength(
    letter?.querySelectorAll('[data-words]').length ?? 0,
  );
  words?.replaceChildren(document.createElement('p'), document.createElement('p'));
  words?.firstElementChild?.append('Hallo Ines,', document.createElement('br'), 'wie <besprochen>:');
  words?.lastElementChild?.append('anbei.');
  words?.dispatchEvent(new Event('input', { bubbles: true }));
  const written = 'Hallo Ines,\nwie <besprochen>:\n\nanbei.';
  await waitFor(() => expect(dialog.getByLabelText(say('sending:form.text'))).toHaveValue(written));
  expect(letter?.innerHTML).toContain('wie &lt;besprochen&gt;:');

  await user.click(buttonOf(dialog, say('sending:letter.dark')));
  await user.click(buttonOf(dialog, say('sending:letter.phone')));
  expect(buttonOf(dialog, say('sending:letter.dark'))).toHaveAttribute('aria-pressed', 'true');
  await user.click(buttonOf(dialog, say('sending:form.send')));
  await waitFor(() => expect(server.asked('sending/send')).toMatchObject([{ mail: { text: written } }]));
});
