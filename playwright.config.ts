import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 4310);
const executablePath = process.env['CHROMIUM'] ?? findBrowser();
const SERVER_START_TIMEOUT_MS = 180_000;
const SERVER_STOP_TIMEOUT_MS = 20_000;
/** No story is about speed: a busy machine may take its time. */
const STORY_TIMEOUT_MS = 90_000;
const EXPECT_TIMEOUT_MS = 20_000;

const FORM_AND_WORDS = /\/(accessibility|shell)\.spec\.ts$/;
/** What these tell is the same in each language and width: once is enough. */
const SAME_EVERYWHERE =
  /\/(access|admins|categories|first-owner|jobs|live|notifications|profile|session|settings|trouble|two-factor|types)\.spec\.ts$/;

const project = (name: `${'en' | 'ar'}-${1440 | 390}`) => ({
  name,
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
  workers: 2,
  reporter: 'list',
  timeout: STORY_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    screenshot: 'only-on-failure',
    // without a graphics card every moving picture is drawn by the processor that runs the stories
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  // Each story is told in both languages and at both widths by two projects; what depends on the very mixture of them,
  // every screen's form and words, is looked at in all four.
  projects: [
    project('en-1440'),
    { ...project('ar-390'), testIgnore: SAME_EVERYWHERE },
    { ...project('en-390'), testMatch: FORM_AND_WORDS },
    { ...project('ar-1440'), testMatch: FORM_AND_WORDS },
  ],
  webServer: {
    command: `exec "${process.execPath}" e2e/server.ts`,
    env: { E2E_PORT: String(port) },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: SERVER_START_TIMEOUT_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: SERVER_STOP_TIMEOUT_MS },
    stdout: 'pipe',
    reuseExistingServer: false,
  },
});
