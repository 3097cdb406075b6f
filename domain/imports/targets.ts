/** What a column of a file can be taken for. */

export const IMPORT_KINDS = ['clients', 'services', 'expenses'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** In the order in which an export writes them; those of `READ_ONLY` are understood but never written. */
export const CLIENT_TARGETS = [
  'number',
  'name',
  'firstName',
  'lastName',
  'contactPerson',
  'email',
  'phone',
  'website',
  'street',
  'houseNumber',
  'addressAddition',
  'postCode',
  'city',
  'postCodeCity',
  'country',
  'isBusiness',
  'vatId',
  'leitwegId',
  'language',
  'formOfAddress',
  'paymentDays',
  'vatCase',
  'invoiceFormat',
  'recipients',
  'notes',
  'archived',
] as const;
export type ClientTarget = (typeof CLIENT_TARGETS)[number];

export const SERVICE_TARGETS = ['name', 'description', 'unit', 'unitPrice', 'vatCase', 'archived'] as const;
export type ServiceTarget = (typeof SERVICE_TARGETS)[number];

/** `name` is the vendor. Of net, gross, VAT and rate two are enough, or one where the tax code says the rest. */
export const EXPENSE_TARGETS = [
  'name',
  'documentNumber',
  'documentDate',
  'description',
  'category',
  'gross',
  'net',
  'vat',
  'vatRate',
  'taxCode',
  'currency',
  'unitsPerEuro',
  'dueDate',
  'paidOn',
  'paidEuros',
  'paymentMeans',
  'serviceFrom',
  'serviceTo',
  'country',
  'vatId',
  'project',
  'privateShare',
  'notes',
] as const;
export type ExpenseTarget = (typeof EXPENSE_TARGETS)[number];

export type Target = ClientTarget | ServiceTarget | ExpenseTarget;

const READ_ONLY: readonly Target[] = ['firstName', 'lastName', 'houseNumber', 'postCodeCity'];

export function targetsOf(kind: ImportKind): readonly Target[] {
  return TARGETS[kind];
}

const TARGETS: Readonly<Record<ImportKind, readonly Target[]>> = {
  clients: CLIENT_TARGETS,
  services: SERVICE_TARGETS,
  expenses: EXPENSE_TARGETS,
};

/** The columns of an export. */
export function writtenTargets(kind: ImportKind): readonly Target[] {
  return targetsOf(kind).filter((target) => !READ_ONLY.includes(target));
}

/** The target of each column of the file, from the left; null leaves a column out. */
export type Mapping = readonly (Target | null)[];
