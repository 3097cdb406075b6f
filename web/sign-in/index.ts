/** Public face of signing in and up. */

export { AuthFrame } from './AuthFrame.tsx';
export {
  AuthRefusal,
  changePassword,
  disableSecondFactor,
  enableSecondFactor,
  renewBackupCodes,
  requestPasswordReset,
  signOut,
  verifyCode,
} from './calls.ts';
export { CaptchaLine } from './captcha/CaptchaLine.tsx';
export { useCaptcha } from './captcha/use-captcha.ts';
export { AskProof } from './form/AskProof.tsx';
export { checkNewPassword } from './form/Fields.tsx';
export { RefusalNotice } from './form/RefusalNotice.tsx';
export { problemsByCode, useFieldWords } from './form/refusals.ts';
export { useWait } from './form/use-countdown.ts';
export type { AuthSearch } from './mode.ts';
export { NewPasswordField } from './new-password/NewPasswordField.tsx';
export { UsernameForManagers } from './new-password/UsernameForManagers.tsx';
export { refusedAsAtSignIn } from './refusal-of.ts';
