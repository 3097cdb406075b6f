/** What of the business a bill is judged by. */
import type { client } from '../../connection/api.ts';

export type Business = Awaited<ReturnType<typeof client.business.get>>;
