// The weight of the first screens against their budgets; fails when one is too heavy or made of too many files.
import { measureScreens } from './bundle-size.ts';
import { buildWebIfStale } from './web-build.js';

await buildWebIfStale();
for (const { name, kb, budgetKb, files, budgetFiles } of measureScreens()) {
  const within = kb <= budgetKb && files <= budgetFiles;
  if (!within) process.exitCode = 1;
  const measured = `${kb.toFixed(1)} KB of ${budgetKb} KB (gzip, JS + CSS), ${files} files of ${budgetFiles}`;
  console.log(`${within ? 'ok       ' : 'TOO LARGE'} ${name}: ${measured}`);
}
