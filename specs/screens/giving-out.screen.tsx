/** Before an invoice is given out: what is assumed of it is said, a test goes to oneself, and a link has its code and its end. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';
import {
  editorField,
  ISSUED,
  keepsDraft,
  pressesIssue,
  seesEditor,
  WRITTEN,
} from './support/verbs-editor.ts';
import { buttonOf, findDialog } from './support/verbs-parts.ts';

const READING = exampleOf('sending', 'read') as Awaited<ReturnType<typeof client.sending.read>>;
const LINKS = exampleOf('shareLinks', 'list') as Awaited<ReturnType<typeof client.shareLinks.list>>;

test('what is written goes to oneself as a test, and where it went is said', async () => {
  const screen = await opens(`/invoice/${ISSUED.id}?share=mail`, {
    answers: {
      invoices: { get: () => ISSUED },
      sending: {
        read: () => ({ ...READING, mails: [] }),
        sendTest: () => ({ to: 'jonas@weber-code.example' }),
      },
    },
  });
  const { say, server, user } = screen;
  const dialog = await findDialog(screen, say('sending:dialog.title', { number: ISSUED.number ?? '' }));
  await dialog.findByLabelText(say('sending:letter.label'));
  await user.click(buttonOf(dialog, say('sending:test.send')));
  await waitFor(() =>
    expect(server.asked('sending/sendTest')).toMatchObject([
      { id: ISSUED.id, kind: 'invoice', mail: { text: expect.any(String) } },
    ]),
  );
  await screen.findByText(/jonas@weber-code\.example/);
  expect(server.asked('sending/send')).toEqual([]);
});

test('a link has a code to scan, and its end is set anew from today', async () => {
  const link = { ...(LINKS.links[0] as (typeof LINKS.links)[number]), active: true, expiresOn: null };
  const screen = await opens(`/invoice/${ISSUED.id}?share=link`, {
    answers: {
      invoices: { get: () => ISSUED },
      sending: { read: () => ({ ...READING, mails: [] }) },
      shareLinks: {
        list: () => ({ links: [link] }),
        setActive: () => ({ ...link, expiresOn: '2030-01-31' as never }),
      },
    },
  });
  const { say, server, user } = screen;
  const dialog = await findDialog(screen, say('sending:dialog.title', { number: ISSUED.number ?? '' }));
  await dialog.findByRole('img', { name: say('invoices:link.code') });
  const end = await dialog.findByLabelText(say('invoices:link.expires'), { selector: 'select' });
  expect(end).toHaveDisplayValue(say('invoices:link.never'));
  await user.selectOptions(end, '30');
  await waitFor(() =>
    expect(server.asked('shareLinks/setActive')).toEqual([{ id: link.id, active: true, expiresInDays: 30 }]),
  );
  await waitFor(() => expect(end).toHaveDisplayValue(/31\.01\.2030/));
});

test('before issuing it is said where the day of the invoice stands for that of the supply, with the way to the field', async () => {
  const lines = WRITTEN.draft.lines.map((line) => ({ ...line, servicePeriod: null }));
  const screen = await opens(`/invoice/${WRITTEN.id}`, {
    answers: keepsDraft({ servicePeriod: null, lines }),
  });
  await seesEditor(screen);
  const dialog = within(await pressesIssue(screen, 'title'));
  await screen.user.click(dialog.getByText(screen.say('invoices:issue.writePeriod')));
  await waitFor(() => expect(editorField(screen, 'servicePeriod')).toHaveFocus());
});
