export const auth = {
  sign_in_title: 'Sign in',
  sign_in_lead: 'Back-office for events, ushers, and payments.',
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

  forgotten: 'Forgot your password?',
  forgotten_title: 'Forgot your password?',
  forgotten_lead: 'Enter your email address to get a link to set a new password.',
  forgotten_send: 'Send link',
  forgotten_sent: 'Check your email',
  forgotten_sent_text:
    'If {{email}} belongs to an active account, a link is on its way. It works once and for a limited time. Lost your phone too? Ask an owner.',
  back_to_sign_in: 'Back to sign-in',

  code_title: 'Enter the code',
  code_lead: 'Enter the code from your authenticator app.',
  code: 'Code',
  code_invalid: 'Enter the six-digit code from your app, or a recovery code.',
  code_back: 'Back',
  code_help: 'Lost your phone? Enter a recovery code instead. Each one works once.',

  sign_up_title: 'Accounts are by invitation',
  sign_up_lead: 'An owner invites you and sends a link to set your password. Already have an account? Sign in.',
  go_to_login: 'Go to login',

  first_password_title: 'Set your password',
  first_password_lead: 'You will use it to sign in.',
  new_password: 'New password',
  password_hint: 'At least {{min}} characters.',
  password_too_short: 'Use at least {{min}} characters.',
  password_too_long: 'Use at most {{max}} characters.',
  password_characters: 'Remove invisible control characters.',
  set_password: 'Set password',
  first_password_help: 'The link works once. If it has expired, ask an owner for a new one.',
  password_changed: 'Password Changed Successfully !',

  privacy_link: 'Privacy & Policy',
  delete_account_link: 'Delete an usher account',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    auth: typeof auth;
  }
}
