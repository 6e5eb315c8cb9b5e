import { tidyPhone } from '@proline/domain/people/phone-number';
import { CALLING_CODE_BY_ZONE } from '@proline/domain/place/region';
import { useQuery } from '@tanstack/react-query';
import { organisationQuery } from '../../lib/preferences/organisation.ts';

/** Returns the number as it is dialed from abroad; null if no country has such numbers; undefined if that is unknown yet. */
type PhoneRules = (typed: string) => string | null | undefined;

/** The rules of all countries are some 80 KB, so only forms that ask for a phone load them. */
export const usePhoneRules = (): PhoneRules => {
  const { data: organisation } = useQuery(organisationQuery);
  const { data: rules } = useQuery({
    queryKey: ['phone-rules'],
    queryFn: async () => (await import('libphonenumber-js/min')).parsePhoneNumberFromString,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return (typed) => {
    if (rules === undefined || organisation === undefined) return undefined;
    const defaultCallingCode = CALLING_CODE_BY_ZONE[organisation.region.time_zone];
    const read = rules(tidyPhone(typed), {
      extract: false,
      ...(defaultCallingCode !== undefined && { defaultCallingCode }),
    });
    return read?.isValid() === true && read.ext === undefined ? read.number : null;
  };
};
