/** The process that reads text in pixels. It has loaded its models before it leaves root, and works behind everybody for whom someone waits. */
import { setPriority } from 'node:os';
import { leaveRoot } from '../render/confinement.ts';
import { serve } from '../render/serve.ts';
import type { SightJob, SightResult } from './jobs.ts';
import { createEye } from './see.ts';

const BEHIND_OTHERS = 7;

setPriority(BEHIND_OTHERS);
const eye = await createEye();
leaveRoot();
serve<SightJob, SightResult>(async ({ bytes, width, height }) => ({
  ok: true,
  page: await eye({ data: bytes, width, height }),
}));
