import type { EventPlan, Requirement } from '@proline/domain/event-plan/plan';
import { IconBan, IconFlag } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber, LOCALES } from '../../../lib/texts/plural-text.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import classes from './asked-card.module.css';

/** Shows the requirements: Block keeps other people out, Flag marks them. */
export const RequirementsCard = ({ plan }: { readonly plan: EventPlan }) => {
  const { t } = useTranslation('event-page');
  const wordsOf = useRequirementWords();
  const { requirements } = plan.stepTwo;
  return (
    <Card title={t('requirements')}>
      {requirements.length === 0 && <p className={classes['none']}>{t('no_requirements')}</p>}
      {requirements.length > 0 && (
        <ul className={classes['requirements']}>
          {requirements.map((requirement) => (
            <li key={requirement.kind}>
              <span className={classes['words']}>
                <b>{t(`requirement_${requirement.kind}`)}</b>
                <span>{wordsOf(requirement)}</span>
              </span>
              <span className={classes['mode']} data-mode={requirement.mode}>
                {requirement.mode === 'block' ? <Icon of={IconBan} size="s" /> : <Icon of={IconFlag} size="s" />}
                {t(`mode_${requirement.mode}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

const useRequirementWords = () => {
  const { t, language } = useTranslation('event-page');
  const figure = (value: number) => formatNumber(language, value);
  return (requirement: Requirement): string => {
    switch (requirement.kind) {
      case 'gender':
        return genderWords(requirement.female_percent);
      case 'languages': {
        const names = new Intl.DisplayNames(LOCALES[language], { type: 'language' });
        return withCommas(
          language,
          requirement.languages.map((code) => names.of(code) ?? code),
        );
      }
      case 'experience':
        return t('experience_words', { count: requirement.shifts });
      case 'rating':
        return t('rating_words', { least: figure(requirement.least) });
      case 'documents':
        return withCommas(
          language,
          requirement.documents.map((document) => t(`document_${document}`)),
        );
    }
  };

  function genderWords(female: number): string {
    if (female === 100) return t('women_only');
    if (female === 0) return t('men_only');
    return t('gender_mix', { women: figure(female), men: figure(100 - female) });
  }
};
