import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 4310);
const executablePath = process.env['CHROMIUM'] ?? findBrowser();
const SERVER_START_TIMEOUT_MS = 180_000;
const SERVER_STOP_TIMEOUT_MS = 20_000;
/** No story is about speed: a busy machine may take its time. */
const STORY_TIMEOUT_MS = 90_000;
const EXPECT_TIMEOUT_MS = 20_000;

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
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'en-1440', use: { ...devices['Desktop Chrome'], locale: 'en-GB', viewport: { width: 1440, height: 900 } } },
    { name: 'en-390', use: { ...devices['Desktop Chrome'], locale: 'en-GB', viewport: { width: 390, height: 844 } } },
    { name: 'ar-1440', use: { ...devices['Desktop Chrome'], locale: 'ar', viewport: { width: 1440, height: 900 } } },
    { name: 'ar-390', use: { ...devices['Desktop Chrome'], locale: 'ar', viewport: { width: 390, height: 844 } } },
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
