export const deletionRequest = {
  title: 'Delete an usher account',
  lead: 'For ushers and team leaders who use the Proline app.',
  warning: 'This will permanently delete all data and Irreversible',
  email: 'Email',
  email_hint: 'The email of the account to delete.',
  message: 'Message',
  message_hint: 'Optional. Tell us anything we should know.',
  email_required: 'Please enter your email.',
  email_invalid: 'Please enter a valid email.',
  message_too_long: 'Use at most {{max}} characters.',
  message_characters: 'Remove invisible control characters.',
  submit: 'Delete account',
  dialog_title: 'Delete account',
  confirmation: 'Are you sure you want to delete your account? This action cannot be undone.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  deleted: 'Account deleted successfully',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'deletion-request': typeof deletionRequest;
  }
}
