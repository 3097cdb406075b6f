/** The letter in the dialog of sending: it is the very one, on a phone and by night, and its words are changed in it. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { findings } from './support/inspection.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { ISSUED } from './support/verbs-editor.ts';
import { buttonOf, findDialog } from './support/verbs-parts.ts';

const READING = exampleOf('sending', 'read') as Awaited<ReturnType<typeof client.sending.read>>;
const KEPT = exampleOf('outbox', 'list') as Awaited<ReturnType<typeof client.outbox.list>>;
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

test('the outbox shows a mail as its reader sees it, with its PDF as a link and a way back', async () => {
  const page = 'http://127.0.0.1:4700/public-invoice/a-token';
  const mail = {
    ...(KEPT.mails[0] as (typeof KEPT.mails)[number]),
    text: `Anbei.\n\nAnsehen:\n${page}\n`,
    html: `<html><head><style>.a{color:red}</style></head><body><h1 style="color:red">Rechnung</h1><a href="${page}">Ansehen</a></body></html>`,
    attachments: ['RE-1.pdf', 'Stunden.csv'],
  };
  const screen = await opens('/outbox', { answers: { outbox: { list: () => ({ mails: [mail] }) } } });
  const { say, findByLabelText, getByRole, queryByRole } = screen;
  const letter = (await findByLabelText(say('sign-in:outbox.letter'))).shadowRoot;
  expect(letter?.querySelector('h1')).toHaveStyle({ color: 'rgb(255, 0, 0)' });
  expect(letter?.querySelector('a')).toHaveAttribute('href', page);
  expect(letter?.querySelector('a')).not.toHaveAttribute('target');
  expect(getByRole('link', { name: 'RE-1.pdf' })).toHaveAttribute('href', '/public-invoice/a-token.pdf');
  expect(queryByRole('link', { name: 'Stunden.csv' })).toBeNull();
  expect(getByRole('link', { name: say('sign-in:outbox.back') })).toHaveAttribute('href', '/');
});

test('the outbox has one row for each mail: the newest is open, a click opens another, and a search finds one', async () => {
  const [kept] = KEPT.mails as [(typeof KEPT.mails)[number]];
  const mails = ['Neu', 'Mittel', 'Alt'].map((subject, place) => ({
    ...kept,
    id: kept.id.slice(0, -1) + String(place),
    subject,
    html: '',
    text: `Text von ${subject}`,
  }));
  const screen = await opens('/outbox', { answers: { outbox: { list: () => ({ mails }) } } });
  const { user, say, findByText, getByRole, getByLabelText, queryByText, queryByRole } = screen;
  await findByText('Text von Neu');
  expect(queryByText('Text von Alt')).toBe(null);
  await user.click(getByRole('button', { name: /^Alt/ }));
  await findByText('Text von Alt');
  expect(queryByText('Text von Neu')).toBe(null);
  await user.type(getByLabelText(say('sign-in:outbox.search')), 'von mittel');
  await waitFor(() => expect(queryByRole('button', { name: /^Alt/ })).toBe(null));
  expect(getByRole('button', { name: /^Mittel/ })).toHaveAttribute('aria-expanded', 'false');
});
