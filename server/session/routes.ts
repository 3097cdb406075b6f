import { api } from '../platform/http/index.ts';
import { enterDemo } from './enter-demo.ts';
import type { SessionPorts } from './ports.ts';
import { readSession } from './read.ts';
import { setLanguage } from './set-language.ts';

export function sessionRoutes(ports: SessionPorts) {
  return {
    get: api.session.get.handler(({ context }) => readSession(ports, context)),
    setLanguage: api.session.setLanguage.handler(({ context, input }) =>
      setLanguage(ports.auth, context, input.language),
    ),
    enterDemo: api.session.enterDemo.handler(({ context, input }) => enterDemo(ports, context, input)),
  };
}
