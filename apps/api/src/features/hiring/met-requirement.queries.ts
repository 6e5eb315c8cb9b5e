import type { Requirement } from '@proline/domain/event-plan/plan';
import type { SqlValues } from '../../platform/list/sql-values.ts';

/** A requirement of the person `u` with the work `w` and the rating `stars`; null: it asks nothing of one person. */
const metSql = (asked: Requirement, values: SqlValues): string | null => {
  switch (asked.kind) {
    case 'gender':
      if (asked.female_percent === 100) return `u.gender = 'female'`;
      return asked.female_percent === 0 ? `u.gender = 'male'` : null;
    case 'languages':
      return `u.languages @> ${values.add(asked.languages)}::text[]`;
    case 'experience':
      return `coalesce(w.attended, 0) >= ${values.add(asked.shifts)}::integer`;
    case 'rating':
      return `stars.rating >= ${values.add(asked.least)}::float8`;
    case 'documents':
      return asked.documents.map((paper) => ON_RECORD[paper]).join(' and ') || null;
  }
};
const ON_RECORD = {
  id_number: 'u.has_id_number',
  photo: 'u.has_photo',
  bank_account: 'exists (select from bank_accounts b where b.person_id = u.id and b.replaced_at is null)',
} as const;

/** Of the requirements of this mode those that are not met, each as a condition. */
export const unmetSql = (
  requirements: readonly Requirement[],
  mode: Requirement['mode'],
  values: SqlValues,
): readonly string[] =>
  requirements
    .filter((asked) => asked.mode === mode)
    .flatMap((asked) => metSql(asked, values) ?? [])
    .map((met) => `(${met}) is not true`);
