import type { StandingRecord } from '@proline/contract/frame/error-reply';
import { birthDateProblem } from '@proline/domain/people/birth-date';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { useNow } from '../../lib/dates/now.ts';
import { recordsZone } from '../../lib/dates/zones.ts';
import type { PersonProblem, PersonValues } from './person-values.parts.ts';
import { usePhoneRules } from './use-phone-rules.parts.ts';

const birthProblem = (birth_date: string, today: string): PersonProblem | undefined => {
  const problem = birthDateProblem(birth_date, today);
  return problem === null ? undefined : `birth_date_${problem}`;
};

type Twin = { readonly field: 'phone' | 'id_number'; readonly record: StandingRecord };

/** Returns the rules of a person's form that need more than its values, and somebody else whom it collided with. */
export const usePersonRules = (kept: { readonly phone: string; readonly birth_date: string | null } | null) => {
  const phoneRules = usePhoneRules();
  const today = wallTimeOf(useNow(), recordsZone()).day;
  const [twin, setTwin] = useState<Twin | null>(null);
  const also = ({
    phone,
    birth_date,
  }: PersonValues): { readonly [Name in keyof PersonValues]?: PersonProblem | undefined } => ({
    // A number that is stored already stays valid, even if the rules of its country have changed.
    ...(phone !== kept?.phone && phoneRules(phone) === null && { phone: 'phone_wrong' }),
    ...(birth_date !== '' && birth_date !== kept?.birth_date && { birth_date: birthProblem(birth_date, today) }),
  });
  /** The number as it is dialed from abroad: whoever saves while still typing has not left the field. */
  const dialable = (values: PersonValues): PersonValues => ({
    ...values,
    phone: phoneRules(values.phone) ?? values.phone,
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
  return { phoneRules, also, dialable, twin, watched };
};
