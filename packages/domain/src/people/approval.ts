import type { CalendarDay } from '../time/calendar-day.ts';
import { isOldEnough } from './age.ts';

/** What a person can lack, in the order in which a form asks for it. */
export const APPROVAL_NEEDS = ['name', 'phone', 'photo', 'birth_date', 'age'] as const;
export type ApprovalNeed = (typeof APPROVAL_NEEDS)[number];

type Applicant = {
  readonly name_en: string;
  readonly name_ar: string;
  readonly phone: string | null;
  readonly photo: string | null;
  readonly birth_date: CalendarDay | null;
};

/** Only waiting helps against this one; everything else can be filled in. */
export const UNDER_AGE: ApprovalNeed = 'age';

/**
 * What keeps a person from being approved, as usher or as team leader; nothing: they may be.
 * A name in one language will do. Today is the day where the organization is.
 */
export const missingForApproval = (person: Applicant, today: CalendarDay): readonly ApprovalNeed[] => {
  const lacks: Readonly<Record<ApprovalNeed, boolean>> = {
    name: person.name_en === '' && person.name_ar === '',
    phone: !person.phone,
    photo: !person.photo,
    birth_date: person.birth_date === null,
    age: person.birth_date !== null && !isOldEnough(person.birth_date, today),
  };
  return APPROVAL_NEEDS.filter((need) => lacks[need]);
};
