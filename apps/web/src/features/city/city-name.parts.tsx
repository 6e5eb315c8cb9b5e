import { cityName } from '@proline/domain/place/cities';
import { usePreferences } from '../../lib/preferences/preferences.ts';

/** A known city in the reader's language; any other city as it was typed. */
export const CityName = ({ of: city }: { readonly of: string }) => {
  const language = usePreferences((state) => state.language);
  return <bdi>{cityName(city, language)}</bdi>;
};
