/** Services and products that are billed often. */
import { UNITS, VAT_CASES } from '@belegbar/domain/invoices';
import { z } from 'zod';
import { DecimalText, Id, IdempotencyKey, Line, procedure, SearchText, Text, Version } from './common.ts';

export const ServiceFields = z.object({
  name: Line(200).min(1),
  description: Text(2000),
  unit: z.enum(UNITS),
  unitPrice: DecimalText,
  vatCase: z.enum(VAT_CASES),
});

export const ServiceMessage = ServiceFields.extend({ id: Id, version: Version, archived: z.boolean() });

export const servicesContract = {
  list: procedure
    .route({ method: 'GET', path: '/services', tags: ['Services'], summary: 'List services by name' })
    .input(z.object({ search: SearchText.optional() }))
    .output(z.object({ services: z.array(ServiceMessage) })),
  create: procedure
    .route({
      method: 'POST',
      path: '/services',
      tags: ['Services'],
      summary: 'Add a service',
      successStatus: 201,
    })
    .input(z.object({ idempotencyKey: IdempotencyKey, service: ServiceFields }))
    .output(ServiceMessage),
  update: procedure
    .route({ method: 'PATCH', path: '/services/{id}', tags: ['Services'], summary: 'Change a service' })
    .input(z.object({ id: Id, version: Version, changes: ServiceFields.partial() }))
    .output(ServiceMessage),
  archive: procedure
    .route({
      method: 'POST',
      path: '/services/{id}/archive',
      tags: ['Services'],
      summary: 'Hide a service, or show it again',
    })
    .input(z.object({ id: Id, archived: z.boolean() }))
    .output(ServiceMessage),
};
