import type { StandingRecord } from '@proline/contract/frame/error-reply';
import { isBornBy } from '@proline/domain/people/birth-date';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { useNow } from '../../lib/dates/now.ts';
import { recordsZone } from '../../lib/dates/zones.ts';
import type { PersonProblem, PersonValues } from './person-values.parts.ts';
import { usePhoneRules } from './use-phone-rules.parts.ts';

type Twin = { readonly field: 'phone' | 'id_number'; readonly record: StandingRecord };

/** Returns the rules of a person's form that need more than its values, and somebody else whom it collided with. */
export const usePersonRules = (keptPhone: string | null) => {
  const phoneRules = usePhoneRules();
  const now = useNow();
  const [twin, setTwin] = useState<Twin | null>(null);
  const also = ({ phone, birth_date }: PersonValues): Partial<Record<keyof PersonValues, PersonProblem>> => ({
    // A number that is stored already stays valid, even if the rules of its country have changed.
    ...(phone !== keptPhone && phoneRules(phone) === null && { phone: 'phone_wrong' }),
    ...(birth_date !== '' &&
      !isBornBy(birth_date, wallTimeOf(now, recordsZone()).day) && { birth_date: 'birth_date_future' }),
  });
  /** Remembers who has the phone or ID number that the server refuses. */
  const watched = async <Result>(sent: Promise<Result>): Promise<Result> => {
    setTwin(null);
    try {
      return await sent;
    } catch (error) {
      if (error instanceof ApiError && error.record !== null)
        setTwin({ field: error.code === 'phone_taken' ? 'phone' : 'id_number', record: error.record });
      throw error;
    }
  };
  return { phoneRules, also, twin, watched };
};
