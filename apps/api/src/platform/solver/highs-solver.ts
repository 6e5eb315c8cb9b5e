import { createRequire } from 'node:module';
import type { Highs, Model } from 'highs';
import type { MilpPart } from './milp-part.ts';

export type Relaxed = { readonly value: number; readonly taken: Float64Array; readonly prices: Float64Array };
export type Whole = { readonly taken: Float64Array; readonly at_most: number };

/** The two questions that are asked of the solver; null: no answer in time. */
export type Solver = {
  /** The best choice if columns could be taken in part, and what one more of each row would be worth. */
  readonly relaxed: (part: MilpPart, seconds: number) => Relaxed | null;
  /** The best choice, beginning with one that is known. */
  readonly whole: (part: MilpPart, known: Float64Array, seconds: number) => Whole | null;
};

// the package's types describe what it exports to `require`
const { default: loadHighs } = createRequire(import.meta.url)('highs') as typeof import('highs');

const TAKEN_OR_NOT = 1;
const OPTIMAL = 7;
const HAS_SOLUTION = 2;

/** Nothing is left to chance, to threads or to a gap: equal input has one answer, which is the best. */
const EXACTLY = { output_flag: false, random_seed: 0, mip_rel_gap: 0, mip_abs_gap: 0.5 } as const;

export const loadSolver = async (): Promise<Solver> => {
  const highs = await loadHighs();
  return {
    relaxed: ({ data }, seconds) =>
      highs.withModel({ ...data, sense: highs.constants.objectiveSense.maximize }, (model) => {
        run(model, seconds);
        if (model.getModelStatus() !== OPTIMAL) return null;
        const { colValue, rowDual } = model.getSolution();
        return { value: model.getObjectiveValue(), taken: colValue, prices: rowDual };
      }),
    whole: ({ data }, known, seconds) =>
      highs.withModel(
        {
          ...data,
          sense: highs.constants.objectiveSense.maximize,
          integrality: new Int32Array(data.numCols).fill(TAKEN_OR_NOT),
        },
        (model) => {
          model.setSolution({ colValue: known });
          run(model, seconds);
          return wholeOf(highs, model);
        },
      ),
  };
};

const run = (model: Model, seconds: number): void => {
  model.options.set({ ...EXACTLY, time_limit: Math.max(0.01, seconds) });
  model.run();
};

const wholeOf = (highs: Highs, model: Model): Whole | null => {
  if (model.info.get('primal_solution_status') !== HAS_SOLUTION) return null;
  const bound = Number(model.info.get('mip_dual_bound'));
  const proven = model.getModelStatus() === OPTIMAL;
  const at_most = proven ? model.getObjectiveValue() : bound;
  return { taken: model.getSolution().colValue, at_most: at_most < highs.infinity ? at_most : Infinity };
};
