/** The refusals that any call can meet before its procedure is asked, in the shape of all errors. */
import { errorBody } from '../platform/http/index.ts';
import type { OpenApiDocument, Operation } from './document.ts';

type Responses = NonNullable<NonNullable<OpenApiDocument['components']>['responses']>;

/** By status: names of the shared answers, and when they come. */
export const COMMON_REFUSALS: Record<number, [name: string, description: string]> = {
  400: [
    'BadRequest',
    'The input cannot be read, or does not keep to the schema; `data.issues` then says where',
  ],
  401: ['Unauthorized', 'Nobody is signed in'],
  403: ['Forbidden', 'The request does not show that it comes from a page or program of its own'],
  413: ['PayloadTooLarge', 'The body is too large'],
  415: ['UnsupportedMediaType', 'The body is neither JSON nor, for a file, form data'],
  429: ['TooManyRequests', 'Too many requests; `Retry-After` says when to go on'],
  503: ['ServiceUnavailable', 'The database does not answer at the moment'],
};

/** The shared answers of the document. */
export function commonRefusals(): Responses {
  return Object.fromEntries(
    Object.entries(COMMON_REFUSALS).map(([status, [name, description]]) => {
      const schema = { $ref: '#/components/schemas/Error' };
      const example = errorBody(Number(status));
      return [name, { description, content: { 'application/json': { schema, example } } }];
    }),
  );
}

/** Names the shared answers at an operation; what it declares itself stays. */
export function addRefusals(operation: Operation): void {
  const shared = Object.entries(COMMON_REFUSALS).map(([status, [name]]) => [
    status,
    { $ref: `#/components/responses/${name}` },
  ]);
  operation.responses = { ...Object.fromEntries(shared), ...operation.responses };
}
