import os from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { MIXTURES, toldIn, type Mixture } from './e2e/story/mixtures.ts';
import { findBrowser } from './scripts/find-browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 4310);
const executablePath = process.env['CHROMIUM'] ?? findBrowser();
const SERVER_START_TIMEOUT_MS = 180_000;
const SERVER_STOP_TIMEOUT_MS = 20_000;
/** No story is about speed: a busy machine may take its time. */
const STORY_TIMEOUT_MS = 90_000;
const EXPECT_TIMEOUT_MS = 20_000;

/** With EVERY_MIXTURE=1 each story is told in all of them, to see that it could be. */
const everywhere = process.env['EVERY_MIXTURE'] === '1';

const project = (name: Mixture) => ({
  name,
  ...(!everywhere && { grep: toldIn(name) }),
  use: {
    ...devices['Desktop Chrome'],
    locale: name.startsWith('ar') ? 'ar' : 'en-GB',
    viewport: name.endsWith('390') ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  },
});

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // a story waits for the browser and the server more than half of its time
  workers: Math.max(2, Math.min(4, 2 * os.availableParallelism())),
  reporter: 'list',
  timeout: STORY_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Most readers sit where the organization is; other readers see the zone beside each time.
    timezoneId: 'Asia/Riyadh',
    screenshot: 'only-on-failure',
    // without a graphics card every moving picture is drawn by the processor that runs the stories
    contextOptions: { reducedMotion: 'reduce' },
    // each story is a new device, and would take the whole app for working without a network: the one about that allows it
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: MIXTURES.map(project),
  webServer: {
    command: `exec "${process.execPath}" e2e/story/server.ts`,
    env: { E2E_PORT: String(port) },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: SERVER_START_TIMEOUT_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: SERVER_STOP_TIMEOUT_MS },
    stdout: 'pipe',
    reuseExistingServer: false,
  },
});
