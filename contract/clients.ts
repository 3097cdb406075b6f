/** Clients of the business. */
import { z } from 'zod';
import { Id, IdempotencyKey, LanguageCode, Line, procedure, SearchText, Text, Version } from './common.ts';

export const ClientFields = z.object({
  number: Line(40),
  name: Line(200).min(1),
  contactPerson: Line(200),
  email: Line(254),
  phone: Line(50),
  website: Line(200),
  street: Line(200),
  addressAddition: Line(200),
  postCode: Line(20),
  city: Line(100),
  country: z.string().regex(/^[A-Z]{2}$/),
  isBusiness: z.boolean(),
  vatId: Line(20),
  language: LanguageCode,
  notes: Text(5000),
});

export const ClientMessage = ClientFields.extend({ id: Id, version: Version, archived: z.boolean() });

export const clientsContract = {
  list: procedure
    .route({ method: 'GET', path: '/clients', tags: ['Clients'], summary: 'List clients by name' })
    .input(
      z.object({
        search: SearchText.optional(),
        after: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
        /** Only clients that are not archived and have none of this. */
        missing: z.enum(['email']).optional(),
      }),
    )
    .output(z.object({ clients: z.array(ClientMessage), next: z.string().nullable() })),
  get: procedure
    .route({ method: 'GET', path: '/clients/{id}', tags: ['Clients'], summary: 'Read a client' })
    .input(z.object({ id: Id }))
    .output(ClientMessage),
  create: procedure
    .route({
      method: 'POST',
      path: '/clients',
      tags: ['Clients'],
      summary: 'Add a client',
      successStatus: 201,
    })
    .input(z.object({ idempotencyKey: IdempotencyKey, client: ClientFields }))
    .output(ClientMessage),
  update: procedure
    .route({ method: 'PATCH', path: '/clients/{id}', tags: ['Clients'], summary: 'Change a client' })
    .input(z.object({ id: Id, version: Version, changes: ClientFields.partial() }))
    .output(ClientMessage),
  archive: procedure
    .route({
      method: 'POST',
      path: '/clients/{id}/archive',
      tags: ['Clients'],
      summary: 'Hide a client from new invoices, or show it again',
    })
    .input(z.object({ id: Id, archived: z.boolean() }))
    .output(ClientMessage),
};
