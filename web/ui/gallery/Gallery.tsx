/** Every part in every state, for the eye. */
import { Button, useMantineColorScheme } from '@mantine/core';
import { DocumentSheet } from '../Document.tsx';
import { Page, PageHead, SectionHead } from '../Heads.tsx';
import { Loading } from '../Loading.tsx';
import { EmptyState, ErrorState, Notice } from '../States.tsx';
import { Buttons } from './Buttons.tsx';
import { FieldsOfAllKinds } from './FieldsOfAllKinds.tsx';
import { Lists } from './Lists.tsx';
import { Marks } from './Marks.tsx';
import { Tables } from './Tables.tsx';

const SHEET =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><text x="20" y="40" font-size="8">RE-2026-0043</text></svg>';

export function Gallery() {
  const { setColorScheme, colorScheme } = useMantineColorScheme();
  const turn = () => setColorScheme(colorScheme === 'dark' ? 'light' : 'dark');
  return (
    <Page>
      <PageHead title="Bausteine" eyebrow="web/ui" actions={<Button onClick={turn}>Hell/Dunkel</Button>} />
      <Buttons />
      <SectionHead title="Zustände" aside="Zeichen, Wort und Farbe" />
      <Marks />
      <Tables />
      <Lists />
      <FieldsOfAllKinds />
      <Messages />
      <Loading />
      <div style={{ background: 'var(--bb-paper)', padding: 24, width: 300 }}>
        <DocumentSheet svg={SHEET} label="Seite 1" />
      </div>
    </Page>
  );
}

function Messages() {
  return (
    <>
      <Notice tone="warn" title="Zwei Fenster">
        Anderswo geändert.
      </Notice>
      <Notice tone="info" title="Hinweis">
        Keine Voranmeldung nötig.
      </Notice>
      <ErrorState
        title="Die Rechnungen konnten nicht geladen werden"
        error={new TypeError('offline')}
        onRetry={() => undefined}
      />
      <EmptyState
        title="Noch keine Rechnung"
        text="Deine Rechnungen stehen hier."
        action={<Button variant="filled">Neue Rechnung</Button>}
      />
    </>
  );
}
