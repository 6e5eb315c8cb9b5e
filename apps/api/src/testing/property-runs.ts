import fc from 'fast-check';

/** Runs of a property that is dear because each asks the database; `scripts/property-runs.ts` has the factor for all. */
export const runs = (usual: number): number => Math.ceil((usual * (fc.readConfigureGlobal().numRuns ?? 100)) / 100);
