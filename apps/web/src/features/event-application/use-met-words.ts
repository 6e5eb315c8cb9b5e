import type { ApplicationFit } from '@proline/contract/event-application/event-application';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { languageName } from '../person/code-names.parts.ts';

type Met = { readonly key: string; readonly words: string; readonly fact: string };

/** What is asked for and met, with the fact behind it. */
export const useMetWords = ({ match: { facts } }: ApplicationFit) => {
  const { t, language } = useTranslation('event-application');
  const { t: hiring } = useTranslation('hiring');
  const figure = (value: number) => formatNumber(language, Math.round(value * 10) / 10);
  const free: Met = {
    key: 'free',
    words: t('met_free'),
    fact: facts.rest_hours === null ? t('no_clash') : t('rest', { hours: figure(facts.rest_hours) }),
  };
  const of = (asked: ApplicationFit['met'][number]): Met => {
    const key = asked.kind;
    switch (asked.kind) {
      case 'gender':
        if (asked.female_percent === 100) return { key, words: t('met_women'), fact: '' };
        return { key, words: t(asked.female_percent === 0 ? 'met_men' : 'met_mix'), fact: '' };
      case 'languages':
        return {
          key,
          words: withCommas(
            language,
            asked.languages.map((code) => languageName(language, code)),
          ),
          fact: '',
        };
      case 'experience':
        return {
          key,
          words: t('met_experience', { count: asked.shifts }),
          fact: t('worked', { count: facts.attended }),
        };
      case 'rating':
        return {
          key,
          words: t('met_rating', { least: figure(asked.least) }),
          fact: facts.rating === null ? '' : t('rated', { rating: figure(facts.rating), ratings: facts.ratings }),
        };
      case 'documents':
        return {
          key,
          words: t('met_documents', {
            what: withCommas(
              language,
              asked.documents.map((paper) => hiring(`document_${paper}`)),
            ),
          }),
          fact: '',
        };
    }
  };
  return { free, of };
};
