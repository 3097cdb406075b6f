/** What the server answers beside the contract: signing in and out, and files. */

import type { ApiFile } from '../platform/capability.ts';
import type { OpenApiDocument, Operation } from './document.ts';
import { AUTH_PATHS, AUTH_TAG } from './sign-in-paths.ts';

type Paths = NonNullable<OpenApiDocument['paths']>;

/** Tags of the operations here. */
export const OTHER_TAGS = [AUTH_TAG, 'Files'];

/** `baseUrl` is the origin of the server: files are not below `/api`. */
export function otherPaths(baseUrl: string, apiFiles: readonly ApiFile[]): Paths {
  const files = apiFiles.map((file) => [
    file.path,
    { servers: [{ url: baseUrl }], get: fileOperation(file) },
  ]);
  return { ...AUTH_PATHS, ...Object.fromEntries(files) };
}

function parameter(name: string, example: string) {
  return { name, in: 'path' as const, required: true, schema: { type: 'string' as const }, example };
}

function fileOperation({ id, summary, contentTypes, parameters, isForAnyone }: ApiFile): Operation {
  const bytes = { schema: { type: 'string' as const, format: 'binary' } };
  return {
    operationId: id,
    summary,
    tags: ['Files'],
    parameters: Object.entries(parameters).map(([name, example]) => parameter(name, example)),
    responses: {
      '200': {
        description: 'The file',
        content: Object.fromEntries(contentTypes.map((type) => [type, bytes])),
      },
      '404': {
        description: 'There is no such file',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
    ...(isForAnyone && { security: [] }),
  };
}
