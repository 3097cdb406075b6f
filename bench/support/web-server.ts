/** As `server.ts`, with the built pages. */
import { main } from '../../server/main.ts';
import { clockAt } from '../../server/platform/clock/index.ts';
import { readConfig } from '../../server/platform/config/index.ts';
import { NO_RATE_LIMITS } from '../../server/platform/http/index.ts';
import { stopOnSignal } from '../../server/platform/stop.ts';
import { TODAY } from './today.ts';

const server = main(readConfig(process.env), { clock: clockAt(TODAY), limits: NO_RATE_LIMITS });
stopOnSignal(server);
await server;
