import { CSV_PROFILE_LIMITS, type CsvProfile } from '@proline/domain/bank-file/csv-profile';
import { tidyText } from '@proline/domain/text/tidy-text';
import { requiredLineProblem } from '../../../lib/form/text-problem.ts';

export type BankListProblem = 'required' | 'too_long' | 'characters' | 'named_twice' | 'no_columns';

/** What is wrong with the lists, by place: `0.name`, `0.columns`, `0.2` for the title of a column. As the schema has it. */
export const bankListProblems = (profiles: readonly CsvProfile[]): Readonly<Record<string, BankListProblem>> => {
  const names = profiles.map(({ name }) => tidyText(name));
  const found = profiles.flatMap(({ name, columns }, at) => {
    const twice = names.indexOf(names[at] ?? '') < at ? 'named_twice' : undefined;
    return [
      [`${at}.name`, requiredLineProblem(name, CSV_PROFILE_LIMITS.name, 'required') ?? twice] as const,
      [`${at}.columns`, columns.length === 0 ? 'no_columns' : undefined] as const,
      ...columns.map(
        ({ title }, n) => [`${at}.${n}`, requiredLineProblem(title, CSV_PROFILE_LIMITS.title, 'required')] as const,
      ),
    ];
  });
  return Object.fromEntries(found.flatMap(([place, problem]) => (problem === undefined ? [] : [[place, problem]])));
};
