/** The forms behind `/auth`, and how its address names them. */

const MODES = ['signup', 'reset', 'magic-link', 'new-password', 'second-factor'] as const;
type Mode = (typeof MODES)[number];

/** `sign-in` is what `/auth` shows by itself; an invitation leads to `signup`. */
export function modeOf({ mode, ref }: AuthSearch): Mode | 'sign-in' {
  const named = MODES.find((each) => each === mode);
  return named ?? (ref === undefined ? 'sign-in' : 'signup');
}

/** The address of another form, which keeps where the visitor wants to go; without a mode it is the sign-in. */
export function toMode(mode?: Mode): { to: '/auth'; search: (before: AuthSearch) => AuthSearch } {
  return {
    to: '/auth',
    search: ({ from }) => ({
      ...(mode === undefined ? {} : { mode }),
      ...(from === undefined ? {} : { from }),
    }),
  };
}

/** `mode=signup` or `ref` open the sign-up form; `from` is where the visitor wanted to go. A mail's link brings `token` or `error`. */
export interface AuthSearch {
  mode?: string;
  ref?: string;
  from?: string;
  token?: string;
  error?: string;
}
