/** The OpenAPI 3.1 document of the whole contract, made from the contract itself. */
import { contract } from '@belegbar/contract';
import { Business } from '@belegbar/contract/business';
import { ClientMessage } from '@belegbar/contract/clients';
import { ProblemMessage } from '@belegbar/contract/common';
import { DraftFields } from '@belegbar/contract/invoice-draft';
import { InvoiceMessage, InvoiceRow } from '@belegbar/contract/invoice-messages';
import { PRODUCT } from '@belegbar/contract/product';
import { ServiceMessage } from '@belegbar/contract/services';
import { PublicInvoice, ShareLink } from '@belegbar/contract/share-links';
import { VatAdvanceReturn } from '@belegbar/contract/tax-reports';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import packageFile from '../../package.json' with { type: 'json' };
import { EXAMPLES } from './openapi-examples.ts';
import { OWN_REQUEST_HEADER, OWN_REQUEST_VALUE } from './origin.ts';

export type OpenApiDocument = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type PathItem = NonNullable<NonNullable<OpenApiDocument['paths']>[string]>;
export type Operation = NonNullable<PathItem['get']>;

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** What a stranger may call. */
const PUBLIC_OPERATIONS = ['session.get', 'session.enterDemo', 'shareLinks.open', 'shareLinks.page'];

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
  VatAdvanceReturn: { schema: VatAdvanceReturn },
  Problem: { schema: ProblemMessage },
  Error: { error: 'UndefinedError' as const },
};

const DESCRIPTION = `The same procedures that the web app of ${PRODUCT} uses.

Sign in with \`POST /api/auth/sign-in/email\` and keep the cookie it sets. Every request that changes something and carries the cookie also needs the header \`${OWN_REQUEST_HEADER}: ${OWN_REQUEST_VALUE}\`. Amounts are whole cents, quantities, prices and percents are decimals written as text, days are written \`2026-03-31\`. A repeated call with the same \`idempotencyKey\` answers with the record that the first one made. An issued invoice's PDF is at \`/files/invoices/{id}.pdf\`.`;

/** Makes the document. `baseUrl` is the origin of the server. */
export async function openApiDocument(baseUrl: string): Promise<OpenApiDocument> {
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
          name: `${baseUrl.startsWith('https://') ? '__Secure-' : ''}belegbar.session_token`,
          description: 'Set by signing in.',
        },
      },
    },
    tags: tagsOf(),
    commonSchemas: COMMON_SCHEMAS,
  });
  document.paths = { ...document.paths, ...AUTH_PATHS };
  for (const { operation } of operationsOf(document)) complete(operation);
  return document;
}

/** All operations in the order of the contract. */
export function operationsOf(
  document: OpenApiDocument,
): { path: string; method: string; operation: Operation }[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      return operation === undefined ? [] : [{ path, method, operation }];
    }),
  );
}

function tagsOf(): { name: string }[] {
  const names = Object.values(contract).flatMap((procedures) =>
    Object.values(procedures).flatMap((procedure) => procedure['~orpc'].route.tags ?? []),
  );
  return [...new Set([...names, 'Sign-in'])].map((name) => ({ name }));
}

/** Adds the example of the operation, and that it is open to anyone. */
function complete(operation: Operation): void {
  const id = operation.operationId ?? '';
  if (PUBLIC_OPERATIONS.includes(id)) operation.security = [];
  const example = EXAMPLES[id];
  if (example === undefined) return;
  const inputLeft = { ...example.input };
  for (const parameter of operation.parameters ?? []) {
    if ('$ref' in parameter || !(parameter.name in inputLeft)) continue;
    parameter.example = inputLeft[parameter.name];
    delete inputLeft[parameter.name];
  }
  const body = operation.requestBody;
  const content = body === undefined || '$ref' in body ? undefined : body.content['application/json'];
  if (content !== undefined) content.example = inputLeft;
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const answer =
      response === undefined || '$ref' in response ? undefined : response.content?.['application/json'];
    if (answer !== undefined && status.startsWith('2')) answer.example = example.output;
  }
}

const email = { type: 'string', format: 'email' } as const;
const password = { type: 'string', minLength: 8, maxLength: 200 } as const;

function authOperation(
  id: string,
  summary: string,
  properties: Record<string, object>,
  example: object,
): Operation {
  return {
    operationId: id,
    summary,
    tags: ['Sign-in'],
    security: [],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { type: 'object', properties, required: Object.keys(properties) },
          example,
        },
      },
    },
    responses: {
      '200': { description: 'OK' },
      '429': { description: 'Too many attempts' },
    },
  };
}

const account = { email: 'jonas@example.com', password: 'a long passphrase' };
const AUTH_PATHS: NonNullable<OpenApiDocument['paths']> = {
  '/auth/sign-up/email': {
    post: authOperation(
      'auth.signUp',
      'Sign up; a mail with a link confirms the address. The answer is the same whether the address has an account or not',
      { name: { type: 'string' }, email, password, language: { type: 'string', enum: ['de', 'en'] } },
      { name: 'Jonas Beispiel', ...account, language: 'de' },
    ),
  },
  '/auth/sign-in/email': {
    post: authOperation('auth.signIn', 'Sign in; sets the session cookie', { email, password }, account),
  },
  '/auth/send-verification-email': {
    post: authOperation(
      'auth.sendConfirmation',
      'Send the confirmation mail once more',
      { email },
      { email: account.email },
    ),
  },
  '/auth/sign-out': { post: authOperation('auth.signOut', 'Sign out', {}, {}) },
};
