/** Public face of signing in and up. */
export { AuthScreen } from './AuthScreen.tsx';
export { CaptchaBox } from './captcha/CaptchaBox.tsx';
export { useCaptcha } from './captcha/use-captcha.ts';
export { EmailConfirmation } from './EmailConfirmation.tsx';
export { checkNewPassword } from './Fields.tsx';
export { Invite } from './Invite.tsx';
export { NewPasswordField } from './NewPasswordField.tsx';
export { refusalCode, useRefusalText } from './refusals.ts';
