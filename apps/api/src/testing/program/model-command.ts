import type fc from 'fast-check';

/** Makes the commands of a model: whatever happens, everything is compared afterward. */
export const commandsOf =
  <Model extends object, Real>(check: (model: Model, real: Real) => Promise<void>) =>
  (
    name: string,
    can: (model: Model) => boolean,
    run: (model: Model, real: Real) => Promise<void>,
  ): fc.AsyncCommand<Model, Real> => ({
    check: can,
    run: async (model, real) => {
      await run(model, real);
      await check(model, real);
    },
    toString: () => name,
  });
