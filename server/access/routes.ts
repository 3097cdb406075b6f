import { api } from '../platform/http/index.ts';
import { activeAccountExists } from './active-account-exists.ts';
import type { AccessPorts } from './ports.ts';
import { validatePasswordStrengthEnhanced } from './validate-password-strength-enhanced.ts';

export function accessRoutes(ports: AccessPorts) {
  return {
    captchaChallenge: api.access.captchaChallenge.handler(() => ports.guard.captcha.challenge()),
    validatePasswordStrengthEnhanced: api.access.validatePasswordStrengthEnhanced.handler(({ input }) =>
      validatePasswordStrengthEnhanced(ports, input),
    ),
    activeAccountExists: api.access.activeAccountExists.handler(({ context, input }) =>
      activeAccountExists(ports, context, input),
    ),
  };
}
