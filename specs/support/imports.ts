/** Taking files in: uploaded, begun as proposed, worked off, and taken back. */
import type { ImportKind } from '@belegbar/domain/imports';
import { listClients } from '@belegbar/server/clients';
import {
  getImport,
  previewImport,
  runImport,
  runUndo,
  startImport,
  undoImport,
  uploadImport,
} from '@belegbar/server/imports';
import { v7 as uuid } from 'uuid';
import type { Platform } from '../../server/platform/context.ts';
import { jonas } from '../cast/jonas.ts';
import { enter, type Person, type Stage } from './stage.ts';

export const TODAY = '2026-04-01';

/** Jonas without clients. */
export function anyone(stage: Stage): Promise<Person> {
  return enter(stage, { ...jonas, email: `${uuid()}@weber-code.example`, clients: {} });
}

export function upload(
  person: Person,
  content: string | Uint8Array<ArrayBuffer>,
  kind: ImportKind = 'clients',
) {
  const file = new File([content], 'kunden.csv');
  return uploadImport(person.on(TODAY), { idempotencyKey: uuid(), kind, file });
}

/** Uploads, begins as proposed, and works the job off. */
export async function takesIn(
  stage: Stage,
  person: Person,
  content: string | Uint8Array<ArrayBuffer>,
  changes: { kind?: ImportKind; existing?: 'skip' | 'update' | 'add' } = {},
) {
  const { id } = await upload(person, content, changes.kind);
  const { settings } = await previewImport(person.on(TODAY), { id, language: 'de' });
  await startImport(person.on(TODAY), {
    id,
    settings: { ...settings, existing: changes.existing ?? 'skip' },
  });
  await works(stage, person, id);
  return getImport(person.on(TODAY), id);
}

export function works(
  stage: Stage,
  person: Person,
  id: string,
  platform: Platform = stage.platformOn(TODAY),
) {
  return runImport(platform, { businessId: person.businessId, importId: id });
}

export async function undoes(stage: Stage, person: Person, id: string) {
  await undoImport(person.on(TODAY), id);
  await runUndo(stage.platformOn(TODAY), { businessId: person.businessId, importId: id });
  return getImport(person.on(TODAY), id);
}

export async function clientsOf(person: Person) {
  return (await listClients(person.on(TODAY), { limit: 200 })).clients;
}

/** The code at the first field of what was refused. */
export async function problemOf(attempt: Promise<unknown>): Promise<string | undefined> {
  const refusal = await attempt.then(
    () => undefined,
    (cause: unknown) => cause as { data?: { problems?: { code: string }[] } },
  );
  return refusal?.data?.problems?.[0]?.code;
}
