/** The app's own messages; those of the server are shown as they arrive. */
export const errorScreen = {
  offline: 'The server cannot be reached. Check your connection and try again.',
  no_answer: 'The server gave no usable answer. Please try again in a moment.',
  screen_title: 'This screen did not open',
  screen_failed: 'Something went wrong while showing it. Nothing that was saved is lost.',
  screen_not_loaded: 'Its files did not arrive. Check your connection and try again.',
  retry: 'Retry',
  to_dashboard: 'Go to the dashboard',
} as const;

declare module '../lib/texts/texts.ts' {
  interface Texts {
    'error-screen': typeof errorScreen;
  }
}
