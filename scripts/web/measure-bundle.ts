// The weight of the first screens against their budgets; fails when one is too heavy.
import { measureScreens } from './bundle-size.ts';
import { buildWebIfStale } from './web-build.js';

await buildWebIfStale();
for (const { name, kb, budgetKb } of measureScreens()) {
  const within = kb <= budgetKb;
  if (!within) process.exitCode = 1;
  console.log(`${within ? 'ok       ' : 'TOO LARGE'} ${name}: ${kb.toFixed(1)} KB of ${budgetKb} KB (gzip, JS + CSS)`);
}
