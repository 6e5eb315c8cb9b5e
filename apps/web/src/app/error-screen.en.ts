/** The app's own messages; those of the server are shown as they arrive. */
export const errorScreen = {
  offline: 'Could not reach the server. Check your connection and try again.',
  no_answer: 'The server sent an unexpected response. Try again in a moment.',
  screen_title: 'Could not open this screen',
  screen_failed: 'Something went wrong. Nothing you saved is lost.',
  screen_not_loaded: 'Some files did not load. Check your connection and try again.',
  retry: 'Retry',
  to_dashboard: 'Go to dashboard',
} as const;

declare module '../lib/texts/texts.ts' {
  interface Texts {
    'error-screen': typeof errorScreen;
  }
}
