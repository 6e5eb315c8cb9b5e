import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Highs, HighsCallbackMap, Model, PassiveCallbackEvent } from 'highs';
import type { MilpPart } from './milp-part.ts';

export type Relaxed = { readonly value: number; readonly taken: Float64Array; readonly prices: Float64Array };
export type Whole = { readonly taken: Float64Array; readonly at_most: number };

/** The two questions that are asked of the solver; null: no answer in time. */
export type Solver = {
  /** The best choice if columns could be taken in part, and what one more of each row would be worth. */
  readonly relaxed: (part: MilpPart, seconds: number) => Relaxed | null;
  /** The best choice, beginning with one that is known; tells each better one that it finds on its way. */
  readonly whole: (
    part: MilpPart,
    known: Float64Array,
    seconds: number,
    onFound?: (found: Whole) => void,
  ) => Whole | null;
};

const require = createRequire(import.meta.url);
// the package's types describe what it exports to `require`
const { default: loadHighs } = require('highs') as typeof import('highs');

/** HiGHS as a WebAssembly.Module, which threads share. */
export type CompiledSolver = { readonly [Symbol.toStringTag]: string };

type Compiler = { readonly compile: (bytes: Uint8Array) => Promise<CompiledSolver> };

/** Every JavaScript engine has it; the types of Node leave it to those of browsers. */
const isCompiler = (value: unknown): value is Compiler =>
  typeof value === 'object' && value !== null && 'compile' in value && typeof value.compile === 'function';

const compile = async (): Promise<CompiledSolver> => {
  const compiler: unknown = Reflect.get(globalThis, 'WebAssembly');
  if (!isCompiler(compiler)) throw new Error('This engine has no WebAssembly');
  return compiler.compile(await fs.readFile(require.resolve('highs/runtime')));
};

let compiled: Promise<CompiledSolver> | undefined;

/** Made once in a process, for all of its threads: making it takes more than a second of the processors that requests need. */
export const compileSolver = (): Promise<CompiledSolver> => (compiled ??= compile());

const TAKEN_OR_NOT = 1;
const OPTIMAL = 7;
const HAS_SOLUTION = 2;

/** Nothing is left to chance, to threads or to a gap: equal input has one answer, which is the best. */
const EXACTLY = { output_flag: false, random_seed: 0, mip_rel_gap: 0, mip_abs_gap: 0.5 } as const;

export const loadSolver = async (wasmModule?: CompiledSolver): Promise<Solver> => {
  const highs = await loadHighs({ wasmModule: wasmModule ?? (await compileSolver()) });
  return {
    relaxed: ({ data }, seconds) =>
      highs.withModel({ ...data, sense: highs.constants.objectiveSense.maximize }, (model) => {
        run(model, seconds);
        if (model.getModelStatus() !== OPTIMAL) return null;
        const { colValue, rowDual } = model.getSolution();
        return { value: model.getObjectiveValue(), taken: colValue, prices: rowDual };
      }),
    whole: ({ data }, known, seconds, onFound) =>
      highs.withModel(
        {
          ...data,
          sense: highs.constants.objectiveSense.maximize,
          integrality: new Int32Array(data.numCols).fill(TAKEN_OR_NOT),
        },
        (model) => {
          model.setSolution({ colValue: known });
          run(model, seconds, onFound && { [highs.constants.callbackType.mipImprovingSolution]: tell(highs, onFound) });
          return wholeOf(highs, model);
        },
      ),
  };
};

const run = (model: Model, seconds: number, callbacks?: HighsCallbackMap): void => {
  model.options.set({ ...EXACTLY, time_limit: Math.max(0.01, seconds) });
  model.run(callbacks);
};

const tell =
  (highs: Highs, onFound: (found: Whole) => void) =>
  ({ data: { mip_solution, mip_dual_bound } }: PassiveCallbackEvent): undefined => {
    if (mip_solution) onFound({ taken: mip_solution, at_most: boundOf(highs, mip_dual_bound ?? Infinity) });
  };

const boundOf = ({ infinity }: Highs, bound: number): number => (bound < infinity ? bound : Infinity);

const wholeOf = (highs: Highs, model: Model): Whole | null => {
  if (model.info.get('primal_solution_status') !== HAS_SOLUTION) return null;
  const bound = Number(model.info.get('mip_dual_bound'));
  const proven = model.getModelStatus() === OPTIMAL;
  const at_most = proven ? model.getObjectiveValue() : bound;
  return { taken: model.getSolution().colValue, at_most: boundOf(highs, at_most) };
};
