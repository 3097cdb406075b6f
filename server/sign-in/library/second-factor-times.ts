/** How long somebody may stand at the step of the second factor, and how long a browser is trusted without it. */
export const STEP_SECONDS = 600;
export const TRUSTED_SECONDS = 30 * 86_400;
