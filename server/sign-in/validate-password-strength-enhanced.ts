import type { PasswordIssue } from './passwords/strength.ts';
import type { SignInPorts } from './ports.ts';

/** Whether a password is hard to guess, and why not. The endpoint rates it again by itself when a password is set. */
export async function validatePasswordStrengthEnhanced(
  { guard }: Pick<SignInPorts, 'guard'>,
  {
    password,
    email = '',
    name = '',
  }: { password: string; email?: string | undefined; name?: string | undefined },
): Promise<{ is_valid: boolean; issues: PasswordIssue[] }> {
  const issues = await guard.strength.issuesOf(password, { email, name });
  return { is_valid: issues.length === 0, issues };
}
