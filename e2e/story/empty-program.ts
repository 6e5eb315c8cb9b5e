import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../../scripts/runtime.js';
import { heading, successToast, test as base } from './story.ts';
import type { Words } from './words.ts';

const OWNER_EMAIL = 'first.owner@example.com';
const PASSWORD = 'a long first password';
/** No story is about speed: a busy machine may take its time. */
const START_TIMEOUT_MS = 180_000;
const LINK = /http:\S+\/update-password-for-first-time\/\S+/;

/** What the program prints, up to the owner's link. */
const printedLink = async (program: ChildProcess): Promise<string> => {
  let printed = '';
  // a program whose output nobody takes any more would end when it next prints something
  for await (const chunk of program.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    printed += String(chunk);
    const link = LINK.exec(printed)?.[0];
    if (link === undefined) continue;
    program.stdout?.resume();
    return link;
  }
  throw new Error(`The program ended without a link:\n${printed}`);
};

/** A program of its own, on an empty database. */
export const emptyTest = base.extend<{ link: string }>({
  link: [
    async ({ page }, use) => {
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'proline-first-owner-'));
      const program = spawn(process.execPath, ['apps/api/src/start.ts'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          PORT: '0',
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
          DATABASE_URL: '',
          DEMO: '0',
          OWNER_EMAIL,
        },
      });
      const ended = once(program, 'exit');
      await use(await printedLink(program));
      // nobody asks a program that has ended
      await page.goto('about:blank');
      program.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
    { timeout: START_TIMEOUT_MS },
  ],
});

/** Sets the first owner's password by the link, and signs in. */
export const firstSignIn = async (page: Page, words: Words, link: string): Promise<void> => {
  await page.goto(link);
  await page.reload();
  await page.getByLabel(words.new_password).fill(PASSWORD);
  await page.getByRole('button', { name: words.set_password }).click();
  await expect(successToast(page, words.password_changed)).toBeVisible();
  await expect(heading(page, words.sign_in)).toBeVisible();

  await page.getByLabel(words.email).fill(OWNER_EMAIL);
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page, words.event_summary)).toBeVisible();
};
