export const twoFactor = {
  two_factor: 'Two-factor sign-in',
  two_factor_on: 'On',
  two_factor_off: 'Off',
  two_factor_on_text: 'Signing in requires your password and a code from your authenticator app.',
  two_factor_off_text: 'Add a code from your phone, so a stolen password isn’t enough to get in.',
  set_up: 'Set up',
  set_up_title: 'Set up two-factor sign-in',
  set_up_app:
    'Open an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator, or 1Password.',
  set_up_scan: 'Scan this code.',
  set_up_by_hand: 'Or enter this key:',
  set_up_confirm: 'Enter your password and the code from the app.',
  qr_code: 'QR code for your authenticator app',
  copy_secret: 'Copy key',
  copied: 'Copied',
  code: 'Code',
  code_invalid: 'Enter the six-digit code from your app, or a recovery code.',
  code_or_recovery: 'From your app, or a recovery code.',
  current_password: 'Current password',
  turn_on: 'Turn on',
  turn_on_hint: 'You will be signed out on all other devices.',
  turned_on: 'Two-factor sign-in is on',
  turn_off: 'Turn off',
  turn_off_title: 'Turn off two-factor sign-in',
  turned_off: 'Two-factor sign-in is off',
  recovery_codes: 'Recovery codes',
  codes_title: 'Save your recovery codes',
  codes_text:
    'If you lose your phone, each code signs you in once. They are shown only now: store them somewhere other than your phone.',
  codes_file_head: 'Proline recovery codes. Each works once.',
  copy_codes: 'Copy',
  download_codes: 'Download',
  codes_saved: 'I saved them',
  codes_left_one: '{{count}} recovery code left.',
  codes_left_other: '{{count}} recovery codes left.',
  renew_codes: 'New recovery codes',
  renew_title: 'New recovery codes',
  renew_hint: 'Your current codes stop working.',
  codes_renewed: 'New recovery codes created',
  gate_title: 'Set up two-factor sign-in',
  gate_text: 'Your organization requires a second step at sign-in. It takes a minute, then you can carry on.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'two-factor': typeof twoFactor;
  }
}
