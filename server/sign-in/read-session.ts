import { canReadOutbox } from '../outbox/index.ts';
import type { RequestContext } from '../platform/http/index.ts';
import { canEnterDemo } from './enter-demo.ts';
import type { SignInPorts } from './ports.ts';

/** The visitor, what this install offers them, and today's day in Berlin. Who comes in will see a document soon, so what draws it is started. */
export async function readSession(ports: SignInPorts, request: RequestContext) {
  const { user } = request;
  if (user !== null) request.platform.renderer.prepare();
  return {
    user:
      user === null
        ? null
        : {
            id: user.userId,
            email: user.email,
            name: user.name,
            language: user.language,
            isAdmin: user.isAdmin,
            businessId: user.businessId,
            deletesOn: await ports.deletionDay(user.userId),
            isDemo: ports.demo.isDemo(user.email),
          },
    install: {
      demo: canEnterDemo(ports.demo, request),
      outbox: canReadOutbox(ports, request),
      sendsMail: ports.hasMailServer,
      incomeTax: ports.offersIncomeTax,
      feedbackUrl: ports.feedbackUrl,
      imprintUrl: ports.imprintUrl,
      privacyUrl: ports.privacyUrl,
    },
    today: request.platform.clock.today(),
  };
}
