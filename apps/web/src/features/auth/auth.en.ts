export const auth = {
  sign_in_title: 'Sign in',
  sign_in_lead: 'Back-office for events, ushers and payments.',
  email: 'Email',
  password: 'Password',
  show_password: 'Show password',
  hide_password: 'Hide password',
  sign_in: 'Sign in',
  sign_in_help: 'New here? An owner sends you a link to set your password.',
  login_success: 'Login Success !',
  email_required: 'Please enter your email.',
  email_invalid: 'Please enter a valid email.',
  password_required: 'Please enter your password.',

  code_title: 'Enter the code',
  code_lead: 'Your account asks for a second step: the code of your authenticator app.',
  code: 'Code',
  code_invalid: 'Enter the six digits of the app, or a recovery code.',
  code_back: 'Back',
  code_help: 'Phone lost? Enter one of your recovery codes instead; each works once.',

  sign_up_title: 'Accounts come by invitation',
  sign_up_lead: 'An owner invites you and sends a link to set your password. Already have one? Then sign in.',
  go_to_login: 'Go to login',

  first_password_title: 'Set your password',
  first_password_lead: 'Choose the password you will sign in with.',
  new_password: 'New password',
  password_hint: 'At least {{min}} characters.',
  password_too_short: 'Use at least {{min}} characters.',
  password_too_long: 'Use at most {{max}} characters.',
  password_characters: 'Please remove the invisible control characters.',
  set_password: 'Set password',
  first_password_help: 'The link works once. If it is refused, ask an owner for a new one.',
  password_changed: 'Password Changed Successfully !',

  privacy_link: 'Privacy & Policy',
  delete_account_link: 'Delete an usher account',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    auth: typeof auth;
  }
}
