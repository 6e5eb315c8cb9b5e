import fc from 'fast-check';

/** 1 in `npm test`, more in `npm run bench`: multiplies the runs of every property, and the time that it may take. */
export const PROPERTY_FACTOR = Number(process.env['PROPERTY_RUNS'] ?? 1);
const USUAL_RUNS = 100;

fc.configureGlobal({ numRuns: Math.ceil(USUAL_RUNS * PROPERTY_FACTOR) });
