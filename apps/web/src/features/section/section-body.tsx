import type { ComponentType } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { KpiDefinitions } from './kpi-definitions.tsx';
import { Rules } from './rules.tsx';
import { KpiFacts, ReportFacts } from './section-facts.tsx';
import { sectionRules } from './section-rules.ts';
import type { SectionName } from './section-name.ts';
import classes from './section.module.css';

const PARTS: Partial<Record<SectionName, readonly ComponentType[]>> = {
  reports: [ReportFacts],
  ushers_kpis: [KpiFacts, KpiDefinitions],
};

/** The content of a section: its current figures first, then its rules. */
export const SectionBody = ({ name }: { readonly name: SectionName }) => {
  const { t } = useTranslation('section');
  const rules = sectionRules(name, t);
  return (
    <div className={classes['stack']}>
      {PARTS[name]?.map((Part, index) => (
        <Part key={index} />
      ))}
      {rules && <Rules {...rules} />}
    </div>
  );
};
