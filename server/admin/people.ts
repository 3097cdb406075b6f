import type { Platform } from '../platform/context.ts';
import { listAdministrators, readNewUsersPerDay, readPeopleFigures } from '../sign-in/index.ts';
import type { AdminPorts } from './ports.ts';

const DAYS = 30;

/** Users, sessions and administrators as figures; of users nothing but their number. */
export async function readPeople({ database }: Platform, { adminEmails }: Pick<AdminPorts, 'adminEmails'>) {
  const [figures, newPerDay, administrators] = await Promise.all([
    readPeopleFigures(database),
    readNewUsersPerDay(database, DAYS),
    listAdministrators(database, adminEmails),
  ]);
  return {
    users: figures.users,
    confirmed: figures.confirmed,
    sessions: { open: figures.openSessions, people: figures.peopleWithSessions },
    newPerDay,
    administrators: administrators.map((one) => ({
      ...one,
      grantedAt: one.grantedAt?.toISOString() ?? null,
    })),
  };
}
