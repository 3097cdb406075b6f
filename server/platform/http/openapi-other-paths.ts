/** What the server answers beside the contract: signing in and out, and files. */

import type { OpenApiDocument, Operation } from './openapi.ts';
import { businessId, invoiceId, token } from './openapi-example-people.ts';

type Paths = NonNullable<OpenApiDocument['paths']>;

/** Tags of the operations here. */
export const OTHER_TAGS = ['Sign-in', 'Files'];

/** `baseUrl` is the origin of the server: files are not below `/api`. */
export function otherPaths(baseUrl: string): Paths {
  const files = Object.entries(FILE_OPERATIONS).map(([path, get]) => [
    path,
    { servers: [{ url: baseUrl }], get },
  ]);
  return { ...AUTH_PATHS, ...Object.fromEntries(files) };
}

const email = { type: 'string', format: 'email' } as const;
const password = { type: 'string', minLength: 8, maxLength: 200 } as const;
const account = { email: 'jonas@example.com', password: 'a long passphrase' };

const AUTH_PATHS: Paths = {
  '/auth/sign-up/email': {
    post: authOperation(
      'auth.signUp',
      'Sign up; a mail with a link confirms the address. The answer is the same whether the address has an account or not',
      { name: { type: 'string' }, email, password, language: { type: 'string', enum: ['de', 'en'] } },
      { name: 'Jonas Beispiel', ...account, language: 'de' },
    ),
  },
  '/auth/verify-email': {
    get: {
      operationId: 'auth.confirm',
      summary: 'Confirm the address, as the link in the mail does; signs in',
      tags: ['Sign-in'],
      security: [],
      parameters: [
        parameter('query', 'token', 'eyJhbGciOiJIUzI1NiJ9'),
        { ...parameter('query', 'callbackURL', '/email-confirmation'), required: false },
      ],
      responses: {
        '200': { description: 'Confirmed' },
        '302': { description: 'To `callbackURL`; with `?error=` where the link is not valid' },
      },
    },
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
    responses: { '200': { description: 'OK' } },
  };
}

const FILE_OPERATIONS: Record<string, Operation> = {
  '/files/invoices/{id}.pdf': fileOperation(
    'files.invoicePdf',
    'Download the PDF/A-3b of an issued invoice',
    parameter('path', 'id', invoiceId),
    ['application/pdf'],
  ),
  '/files/logo/{hash}': fileOperation(
    'files.logo',
    'Download the logo by the hash that the business profile names',
    parameter('path', 'hash', businessId.replaceAll('-', '').repeat(2)),
    ['image/png', 'image/jpeg'],
  ),
  '/public-invoice/{token}.pdf': {
    ...fileOperation(
      'files.sharedPdf',
      'Download the PDF of the invoice behind a link',
      parameter('path', 'token', token),
      ['application/pdf'],
    ),
    security: [],
  },
};

function parameter(place: 'path' | 'query', name: string, example: string) {
  return { name, in: place, required: true, schema: { type: 'string' as const }, example };
}

function fileOperation(
  id: string,
  summary: string,
  of: ReturnType<typeof parameter>,
  types: readonly string[],
): Operation {
  const bytes = { schema: { type: 'string' as const, format: 'binary' } };
  return {
    operationId: id,
    summary,
    tags: ['Files'],
    parameters: [of],
    responses: {
      '200': { description: 'The file', content: Object.fromEntries(types.map((type) => [type, bytes])) },
      '404': {
        description: 'There is no such file',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}
