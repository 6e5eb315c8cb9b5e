export const twoFactor = {
  two_factor: 'Two-factor sign-in',
  two_factor_on: 'On',
  two_factor_off: 'Off',
  two_factor_on_text: 'Besides your password, signing in asks for a code of your authenticator app.',
  two_factor_off_text: 'A code from your phone besides the password: whoever learns your password still cannot get in.',
  set_up: 'Set up',
  set_up_title: 'Set up two-factor sign-in',
  set_up_app:
    'Open an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password.',
  set_up_scan: 'Scan this code with it.',
  set_up_by_hand: 'Or type this secret into the app:',
  set_up_confirm: 'Enter your password and the code that the app shows now.',
  qr_code: 'QR code for your authenticator app',
  copy_secret: 'Copy the secret',
  copied: 'Copied',
  code: 'Code',
  code_invalid: 'Enter the six digits of the app, or a recovery code.',
  code_or_recovery: 'Of your app, or a recovery code.',
  current_password: 'Current password',
  turn_on: 'Turn on',
  turn_on_hint: 'You will be signed out on all other devices.',
  turned_on: 'Two-factor sign-in is on',
  turn_off: 'Turn off',
  turn_off_title: 'Turn off two-factor sign-in',
  turned_off: 'Two-factor sign-in is off',
  recovery_codes: 'Recovery codes',
  codes_title: 'Keep your recovery codes',
  codes_text:
    'If you lose your phone, each of these codes lets you in once. They are shown only now: keep them where you find them without your phone.',
  codes_file_head: 'Recovery codes for Proline. Each works once.',
  copy_codes: 'Copy',
  download_codes: 'Download',
  codes_saved: 'I have kept them',
  codes_left_one: '{{count}} unused recovery code is left.',
  codes_left_other: '{{count}} unused recovery codes are left.',
  renew_codes: 'New recovery codes',
  renew_title: 'New recovery codes',
  renew_hint: 'The old recovery codes work no more afterwards.',
  codes_renewed: 'New recovery codes are in force',
  gate_title: 'Set up two-factor sign-in',
  gate_text: 'Your organization asks for a second step at sign-in. It takes a minute; then you go on where you were.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'two-factor': typeof twoFactor;
  }
}
