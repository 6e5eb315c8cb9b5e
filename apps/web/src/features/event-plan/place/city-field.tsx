import { eventList } from '@proline/contract/event/event';
import { usherList } from '@proline/contract/usher/usher';
import { CITIES, cityName, knownCity, storedCity } from '@proline/domain/place/cities';
import { withRegionOfCity } from '@proline/domain/event-plan/place/city-region';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { valuesQuery } from '../../../lib/list/list-rows.ts';
import { organisationQuery } from '../../../lib/preferences/organisation.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { useStepForm } from '../frame/use-step-form.ts';

/** Shows the city in the reader's language, but stores one spelling, because only that one finds people. */
export const CityField = () => {
  const { t, language } = useTranslation('event-plan-place');
  const { plan, change } = usePlan();
  const form = useStepForm('stepOne');
  const field = form.text('city');
  const list = useId();
  const names = useCityNames();
  const proposeRegion = useRegionProposal();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div {...fieldAnchor('stepOne', 'city')}>
      <TextField
        {...field}
        label={t('city')}
        hint={form.warningAt('city') ?? t('city_hint')}
        dir="auto"
        autoComplete="off"
        list={list}
        value={typed ?? cityName(plan.stepOne.city, language)}
        onFocus={proposeRegion.from}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          change('stepOne', { city: knownCity(value) ? storedCity(value) : value });
        }}
        onBlur={() => {
          setTyped(null);
          proposeRegion.now();
          field.onBlur();
        }}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
};

/** Returns the known cities, the cities where ushers live, and those of earlier events. */
const useCityNames = (): readonly string[] => {
  const { language } = useTranslation('event-plan');
  const { data: events = [] } = useQuery(valuesQuery({ list: eventList, topic: 'event' }, 'city', ''));
  const { data: ushers = [] } = useQuery(valuesQuery({ list: usherList, topic: 'usher' }, 'city', ''));
  const stored = [...CITIES.map(({ name_en }) => name_en), ...ushers, ...events].filter((city) => city !== '');
  return [...new Set(stored.map((city) => cityName(city, language)))].sort((a, b) => a.localeCompare(b, language));
};

/** Sets the time zone and the currency of a new city, also when the field was empty or unknown in between. */
const useRegionProposal = () => {
  const { plan, changeAll } = usePlan();
  const { data: organisation } = useQuery(organisationQuery);
  const last = useRef('');
  const from = () => {
    if (knownCity(plan.stepOne.city)) last.current = plan.stepOne.city;
  };
  const now = () => {
    const usual = organisation?.region;
    if (usual) changeAll((before) => withRegionOfCity(before, { last: last.current, usual }));
  };
  return { from, now };
};
