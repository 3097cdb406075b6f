/** The administration. Whom the server lets in, and what it tells: `specs/stories/admin.story.ts`. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { partWith } from './support/verbs-parts.ts';

type Events = Awaited<ReturnType<typeof client.admin.securityEvents>>;
type Templates = Awaited<ReturnType<typeof client.admin.mailTemplates>>['templates'];

const events = exampleOf('admin', 'securityEvents') as Events;

test('the dashboard tells of people, work and the install, and of what happened at the sign-in', async () => {
  const screen = await opens('/admin', { who: 'administrator' });
  const { say, findByText } = screen;
  const part = (title: string) =>
    partWith(findByText(say(`admin:${title}.title`), { selector: 'h2' }), 'section');
  const administrators = await part('administrators');
  await administrators.findByText('jonas@example.com');
  expect(administrators.getByText('npm run -s admin -- grant EMAIL')).toBeVisible();
  const install = await part('install');
  expect(await install.findByText(/^PostgreSQL 18/)).toBeVisible();
  expect(install.getByText(/^Über einen Mailserver, eine wartet/)).toBeVisible();
  expect(install.getByText(say('admin:install.missing.imprint'))).toBeVisible();
  expect(install.queryByText(say('admin:install.missing.privacy'))).toBe(null);
  expect(install.getByText('31 GB von 80 GB')).toBeVisible();
  expect(install.queryByText(say('admin:install.spaceAlarm.low'))).toBe(null);
  await (await part('work')).findByText('E-Mails an Nutzer zustellen');
  const bars = (await part('newUsers')).element.querySelectorAll('li');
  expect([...bars].map((bar) => bar.title)).toEqual([
    say('admin:newUsers.day', { count: 0, day: '01.03.2026' }),
    say('admin:newUsers.day', { count: 2, day: '02.03.2026' }),
  ]);
  await (await part('log')).findByText(say('admin:event.failed_signup'));
});

test.each(['plainHttp', 'publicDemo', 'plainMail', 'formerSecret', 'readersOnline'] as const)(
  'the setting that is not safe, %s, is told with what to do, and none of the others',
  async (risk) => {
    const install = exampleOf('admin', 'install') as Awaited<ReturnType<typeof client.admin.install>>;
    const answers: Answers = { admin: { install: () => ({ ...install, risks: [risk] }) } };
    const { say, findByText } = await opens('/admin', { who: 'administrator', answers });
    const told = await findByText(say(`admin:install.risk.${risk}`));
    expect(told.parentElement?.textContent).toBe(say(`admin:install.risk.${risk}`));
  },
);

test.each(['low', 'full'] as const)(
  'a disk that is %s is told where the install is described',
  async (state) => {
    const install = exampleOf('admin', 'install') as Awaited<ReturnType<typeof client.admin.install>>;
    const space = { state, freeBytes: null, totalBytes: null };
    const answers: Answers = { admin: { install: () => ({ ...install, space }) } };
    const { say, findByText } = await opens('/admin', { who: 'administrator', answers });
    expect(await findByText(say(`admin:install.spaceAlarm.${state}`))).toBeVisible();
  },
);

test('the security log is narrowed by keyboard, and what fits nothing says so', async () => {
  const fitting: Answers = {
    admin: {
      securityEvents: ({ severity, type }) => ({
        ...events,
        events: events.events.filter(
          (event) => (severity ?? event.severity) === event.severity && (type ?? event.type) === event.type,
        ),
      }),
    },
  };
  const screen = await opens('/admin', { who: 'administrator', language: 'en', answers: fitting });
  const { user, say, server, findByText } = screen;
  const log = await partWith(findByText(say('admin:log.title'), { selector: 'h2' }), 'section');
  await log.findByText(say('admin:event.failed_signup'));
  const chooses = async (filter: string, choice: string) => {
    log
      .getByText(say(`admin:log.${filter}`))
      .closest('button')
      ?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-pressed'));
    for (let step = 0; document.activeElement?.textContent !== choice && step < 10; step++) await user.tab();
    await user.keyboard('{Enter}');
  };
  await chooses('typeFilter', say('admin:event.successful_signup'));
  await log.findByText(say('admin:log.nothing'));
  await chooses('severityFilter', say('admin:severity.critical'));
  await waitFor(() =>
    expect(server.asked('admin/securityEvents').at(-1)).toMatchObject({
      severity: 'critical',
      type: 'successful_signup',
    }),
  );
  (await log.findByText(say('admin:log.reset'))).closest('button')?.focus();
  await user.keyboard('{Enter}');
  await log.findByText(say('admin:event.failed_signup'));
});

test('the templates show every mail in either language, and a specimen of each design', async () => {
  const written = (key: string, language: 'de' | 'en', subject: string) => ({
    key,
    language,
    to: 'm@b.example',
    subject,
    text: `${subject} …`,
  });
  const templates = [
    written('confirmation', 'de', 'Bitte bestätigen'),
    written('confirmation', 'en', 'Please confirm'),
    written('magicLink', 'en', 'Your link'),
  ] as Templates;
  const screen = await opens('/admin/templates', {
    who: 'administrator',
    answers: { admin: { mailTemplates: () => ({ templates }) } },
  });
  const { user, say, server, findByText, findByAltText } = screen;
  await findByText('Bitte bestätigen');
  await findByAltText(say('admin:designs.alt', { design: say('designs:name.standard') }));
  await user.click(await findByText(say('admin:templateManagement.en')));
  await findByText('Please confirm');
  await user.click(await findByText(say('admin:mail.magicLink')));
  await findByText('Your link');
  await waitFor(() =>
    expect(server.asked('admin/specimen')).toEqual([
      { design: 'standard', language: 'de' },
      { design: 'standard', language: 'en' },
    ]),
  );
});
