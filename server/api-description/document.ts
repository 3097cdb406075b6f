/** The OpenAPI 3.1 document of the whole contract, made from the contract itself. */
import { contract } from '@belegbar/contract';
import { Business } from '@belegbar/contract/business';
import { ClientMessage } from '@belegbar/contract/clients';
import { ProblemMessage } from '@belegbar/contract/common';
import { EInvoiceMessage } from '@belegbar/contract/e-invoice-model';
import { DraftFields } from '@belegbar/contract/invoice-draft';
import { InvoiceMessage, InvoiceRow } from '@belegbar/contract/invoice-messages';
import { ServiceMessage } from '@belegbar/contract/services';
import { PublicInvoice, ShareLink } from '@belegbar/contract/share-links';
import { VatAdvanceReturn } from '@belegbar/contract/tax-reports';
import { PRODUCT } from '@belegbar/domain/product';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import packageFile from '../package.json' with { type: 'json' };
import type { ApiExample, Capability } from '../platform/capability.ts';
import {
  OWN_REQUEST_HEADER,
  OWN_REQUEST_VALUE,
  PROCEDURES,
  SHOWN_BUSINESS_HEADER,
} from '../platform/http/index.ts';
import { OTHER_TAGS, otherPaths } from './other-paths.ts';
import { makePatternsPortable } from './patterns.ts';
import { addRefusals, commonRefusals } from './refusals.ts';

export type OpenApiDocument = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type PathItem = NonNullable<NonNullable<OpenApiDocument['paths']>[string]>;
export type Operation = NonNullable<PathItem['get']>;

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export interface DescribedInstall {
  /** Origin of the server. */
  baseUrl: string;
  capabilities: readonly Pick<Capability, 'apiExamples' | 'apiFiles'>[];
}

/** Messages that several operations share, by the names they have in the document. */
const COMMON_SCHEMAS = {
  Business: { schema: Business },
  Client: { schema: ClientMessage },
  Service: { schema: ServiceMessage },
  Draft: { schema: DraftFields },
  Invoice: { schema: InvoiceMessage },
  InvoiceRow: { schema: InvoiceRow },
  ShareLink: { schema: ShareLink },
  PublicInvoice: { schema: PublicInvoice },
  EInvoice: { schema: EInvoiceMessage },
  VatAdvanceReturn: { schema: VatAdvanceReturn },
  Problem: { schema: ProblemMessage },
  Error: { error: 'UndefinedError' as const },
};

const DESCRIPTION = `The same procedures that the web app of ${PRODUCT} uses.

Sign in with \`POST /api/auth/sign-in/email\`, a solved captcha of \`GET /api/captcha\` and the password, and keep the cookies it sets; a later answer can set a new one, and the old one then ends. docs/how-to/sign-in-from-a-program.md shows how. Send the header \`${OWN_REQUEST_HEADER}: ${OWN_REQUEST_VALUE}\` with signing in and with every request that changes something: it shows that no foreign page sends them. With the header \`${SHOWN_BUSINESS_HEADER}: {businessId}\` a request is answered as signed out once the session belongs to another business.

Every error is \`{ defined, code, status, message }\`, some with \`data\`; \`code\` stays the same, \`message\` is for people. While the database does not answer, or too much is asked at once, the code is \`SERVICE_UNAVAILABLE\` with status 503, and a call with an \`idempotencyKey\` can be repeated as it is. Where the install has no room left to write, it is \`STORAGE_FULL\` with status 507; reading goes on. Amounts are whole cents, quantities, prices and percents are decimals written as text, days are written \`2026-03-31\`. A repeated call with the same \`idempotencyKey\` answers with the record that the first one made. An issued invoice's PDF is at \`/files/invoices/{id}.pdf\`.`;

/** Makes the document of an install. */
export async function openApiDocument({ baseUrl, capabilities }: DescribedInstall): Promise<OpenApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: PRODUCT,
      version: packageFile.version,
      description: DESCRIPTION,
      license: { name: 'AGPL-3.0-or-later', url: 'https://www.gnu.org/licenses/agpl-3.0.html' },
    },
    servers: [{ url: `${baseUrl}/api` }],
    security: [{ session: [] }],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: `${baseUrl.startsWith('https://') ? '__Host-' : ''}belegbar.session_token`,
          description: 'Set by signing in.',
        },
      },
    },
    tags: tagsOf(),
    commonSchemas: COMMON_SCHEMAS,
  });
  document.paths = {
    ...document.paths,
    ...otherPaths(
      baseUrl,
      capabilities.flatMap(({ apiFiles = [] }) => apiFiles),
    ),
  };
  document.components = { ...document.components, responses: commonRefusals() };
  const examples = Object.assign({}, ...capabilities.map(({ apiExamples }) => apiExamples));
  for (const { operation } of operationsOf(document)) complete(operation, examples);
  makePatternsPortable(document);
  return document;
}

/** All operations in the order of the contract; `path` from the server's origin on. */
export function operationsOf(
  document: OpenApiDocument,
): { path: string; method: string; operation: Operation }[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      const fromOrigin = item?.servers === undefined ? `/api${path}` : path;
      return operation === undefined ? [] : [{ path: fromOrigin, method, operation }];
    }),
  );
}

function tagsOf(): { name: string }[] {
  const names = PROCEDURES.flatMap(({ definition }) => definition.route.tags ?? []);
  return [...new Set([...names, ...OTHER_TAGS])].map((name) => ({ name }));
}

/** Adds the refusals that all have and the example of the operation, and that it is open to anyone. */
function complete(operation: Operation, examples: Readonly<Record<string, ApiExample>>): void {
  const id = operation.operationId ?? '';
  const procedure = PROCEDURES.find(({ operationId }) => operationId === id);
  if (procedure?.meta.isOpen === true) operation.security = [];
  addRefusals(operation);
  const example = examples[id];
  if (example === undefined) return;
  const inputLeft = { ...example.input };
  for (const parameter of operation.parameters ?? []) {
    if ('$ref' in parameter || !(parameter.name in inputLeft)) continue;
    parameter.example = inputLeft[parameter.name];
    delete inputLeft[parameter.name];
  }
  const body = operation.requestBody;
  if (body !== undefined && !('$ref' in body)) completeBody(body, inputLeft);
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (response === undefined || '$ref' in response || !status.startsWith('2')) continue;
    const answer = response.content?.['application/json'];
    if (answer !== undefined) answer.example = example.output;
    const stream = response.content?.['text/event-stream'];
    if (stream !== undefined) stream.example = eventsOf(example.output);
  }
}

/** As they travel; the output of a stream's example is the list of its events. */
function eventsOf(output: unknown): string {
  return (output as unknown[]).map((data) => `event: message\ndata: ${JSON.stringify(data)}\n\n`).join('');
}

type Body = Exclude<NonNullable<Operation['requestBody']>, { $ref: string }>;

/** A file travels as form data alone. */
function completeBody(body: Body, example: object): void {
  if ('multipart/form-data' in body.content) delete body.content['application/json'];
  for (const content of Object.values(body.content)) if (content !== undefined) content.example = example;
}
