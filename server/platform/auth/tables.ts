import type { Generated } from 'kysely';

export interface UsersTable {
  id: string;
  name: Generated<string>;
  email: string;
  email_verified: Generated<boolean>;
  image: string | null;
  language: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface UserRolesTable {
  user_id: string;
  role: string;
  granted_at: Generated<Date>;
}

declare module '../database/tables.ts' {
  interface Tables {
    users: UsersTable;
    user_roles: UserRolesTable;
  }
}
