import type { CandidateReason } from '@proline/contract/hiring/candidate';
import { titleIn } from '@proline/domain/text/name-in';
import { calendarDate } from '../../../lib/dates/dates.ts';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';
import type { Translate } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import { languageName } from '../../person/code-names.parts.ts';

type Say = {
  readonly t: Translate<'hiring'>;
  readonly status: Translate<'status'>;
  readonly language: Language;
};

const PER_HOUR = 60;

/** One thing that speaks against somebody, with what was found and what is asked. */
export const reasonWords = (reason: CandidateReason, { t, status, language }: Say): string => {
  const figure = (value: number | null) => formatNumber(language, Math.round((value ?? 0) * 10) / 10);
  const event = reason.event === null ? '' : titleIn(language, reason.event);
  const found = figure(reason.found);
  const asked = figure(reason.asked);
  switch (reason.code) {
    case 'not_approved':
      return reason.status === null
        ? t('why_not_approved')
        : t('why_status', { status: status(`usher_${reason.status}`) });
    case 'blocked':
      return reason.until === null
        ? t('why_blocked')
        : t('why_blocked_until', { day: calendarDate(language, reason.until) });
    case 'overlap':
      return t(reason.leading ? 'why_leads' : 'why_works', { event });
    case 'rest':
      return t('why_rest', { found, asked, event });
    case 'day_cap':
    case 'week_cap':
      return t(`why_${reason.code}`, {
        found: figure((reason.found ?? 0) / PER_HOUR),
        asked: figure((reason.asked ?? 0) / PER_HOUR),
      });
    case 'gender':
      return t(reason.gender === 'male' ? 'why_men_only' : 'why_women_only');
    case 'languages':
      return t('why_languages', {
        missing: withCommas(
          language,
          reason.missing.map((one) => languageName(language, one)),
        ),
      });
    case 'experience':
      return t('why_experience', { found, asked });
    case 'rating':
      return reason.found === null ? t('why_unrated', { asked }) : t('why_rating', { found, asked });
    case 'documents':
      return t('why_documents', {
        missing: withCommas(
          language,
          reason.missing.map((one) => (isDocument(one) ? t(`document_${one}`) : one)),
        ),
      });
    case 'not_near':
      return reason.found === null ? t('why_elsewhere') : t('why_far', { km: found });
    default:
      return t(`why_${reason.code}`);
  }
};

const DOCUMENTS = ['id_number', 'photo', 'bank_account'] as const;
const isDocument = (name: string): name is (typeof DOCUMENTS)[number] => DOCUMENTS.some((one) => one === name);
