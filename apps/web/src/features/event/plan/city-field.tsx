import { eventList } from '@proline/contract/event';
import { usherList } from '@proline/contract/usher';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { valuesQuery } from '../../../lib/list-rows.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { fieldAnchor } from './plan-context.ts';
import { useStepTexts } from './use-step-field.ts';

/** Where ushers live and where events were: only the same spelling finds people. */
export const CityField = () => {
  const { t } = useTranslation('plan');
  const text = useStepTexts('stepOne');
  const list = useId();
  const { data: events = [] } = useQuery(valuesQuery({ list: eventList, topic: 'event' }, 'city', ''));
  const { data: ushers = [] } = useQuery(valuesQuery({ list: usherList, topic: 'usher' }, 'city', ''));
  const cities = [...new Set([...ushers, ...events])].filter((city) => city !== '').sort();
  return (
    <div {...fieldAnchor('stepOne', 'city')}>
      <TextField {...text('city')} label={t('city')} hint={t('city_hint')} dir="auto" autoComplete="off" list={list} />
      <datalist id={list}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </div>
  );
};
