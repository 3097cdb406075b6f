/** Sending an issued invoice: in the words of its dialog, kept when it is closed by mistake, checked at their field, sent once and told. What goes out: `specs/stories/sending*.story.ts`. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { findings } from './support/inspection.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';
import {
  editorField,
  fills,
  ISSUED,
  keepsDraft,
  pressesIssue,
  seesEditor,
  WRITTEN,
} from './support/verbs-editor.ts';
import { buttonOf, enters, findDialog } from './support/verbs-parts.ts';

type Sent = Awaited<ReturnType<typeof client.sending.send>>;
type Reading = Awaited<ReturnType<typeof client.sending.read>>;

const SENT = exampleOf('sending', 'send') as Sent;
const READING = exampleOf('sending', 'read') as Reading;
const NUMBER = ISSUED.number ?? '';
const ADDRESS = 'rechnung@nordlicht.example';

test('issued as it was typed to the last letter, the mail is changed, kept, checked, sent once and told', async () => {
  const kept = { ...SENT, mails: SENT.mails.map((mail) => ({ ...mail, state: 'kept' as const })) };
  const answers: Answers = {
    ...keepsDraft(),
    sending: { read: () => ({ ...READING, mails: [] }), send: () => kept },
  };
  const screen = await opens(`/invoice/${WRITTEN.id}`, { answers });
  const { user, say, server, findByText } = screen;
  await seesEditor(screen);
  fills(editorField(screen, 'title'), 'Workshop in Potsdam');
  server.answer({ invoices: { issue: () => ISSUED } });
  const question = await pressesIssue(screen, 'title');
  server.answer({ invoices: { get: () => ISSUED } });
  await user.click(buttonOf(within(question), say('invoices:issue.confirm')));
  const dialog = await findDialog(screen, say('sending:dialog.title', { number: NUMBER }));
  expect(server.asked('invoices/saveDraft').at(-1)).toMatchObject({
    draft: { title: 'Workshop in Potsdam' },
  });
  const to = await dialog.findByLabelText(say('sending:form.to'));
  await waitFor(() => expect(to).toHaveFocus());
  expect(dialog.getAllByText(ADDRESS)).not.toEqual([]);
  expect(dialog.getAllByText('RE-2026-0011.pdf')).not.toEqual([]);
  expect(await findings(dialog.element)).toEqual([]);

  enters(dialog.getByLabelText(say('sending:form.subject')), 'Wie besprochen');
  enters(to, 'ines@');
  await user.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(dialog.element).not.toBeInTheDocument());
  await user.click(await findByText(say('sending:open'), { selector: 'button *' }));
  const again = await findDialog(screen, say('sending:dialog.title', { number: NUMBER }));
  expect(await again.findByLabelText(say('sending:form.subject'))).toHaveValue('Wie besprochen');
  again.getByLabelText(say('sending:form.to')).focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await again.findByText(say('errors:problem.email.form'));
  expect(server.asked('sending/send')).toEqual([]);
  await user.click(again.getByLabelText(say('sending:form.remove', { email: 'ines@' })));
  await waitFor(() => expect(again.getByLabelText(say('sending:form.to'))).toHaveFocus());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await again.findByText(say('sending:outcome.kept'));
  expect(server.asked('sending/send')).toMatchObject([
    { mail: { to: [ADDRESS], subject: 'Wie besprochen' } },
  ]);
  await user.click(buttonOf(again, say('sending:outcome.another')));
  enters(await again.findByLabelText(say('sending:form.subject')), 'Wie besprochen');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.asked('sending/send')).toHaveLength(2));
  await again.findByText(say('sending:outcome.repeatedKept'));
  server.answer({ sending: { read: () => kept } });
  await user.click(buttonOf(again, say('sending:outcome.done')));
  await findByText(say('sending:section.invoiceTo', { to: ADDRESS }));
});
