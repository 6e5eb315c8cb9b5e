import type { Translate } from '../../lib/texts/i18n.ts';
import type { SectionName } from './section-name.ts';

export type RuleList = { title: string; rules: readonly string[] };

/** Returns the rules of a section that do not depend on a status. */
export const sectionRules = (name: SectionName, t: Translate<'section'>): RuleList | null => {
  switch (name) {
    case 'reports':
      return {
        title: t('figure_rules'),
        rules: [t('figure_rule_sample'), t('figure_rule_missing'), t('figure_rule_time')],
      };
    default:
      return null;
  }
};
