import type { CandidateReason } from '@proline/contract/hiring/candidate';
import {
  IconAward,
  IconBan,
  IconBed,
  IconCalendarOff,
  IconCalendarX,
  IconClockExclamation,
  IconGenderBigender,
  IconId,
  IconLanguage,
  IconMapPinOff,
  IconSend,
  IconStar,
  IconUserQuestion,
} from '@tabler/icons-react';
import type { IconShape } from '../../../ui/picture/icon.tsx';

/** Each thing that can speak against somebody. */
export const REASON_ICONS: Readonly<Record<CandidateReason['code'], IconShape>> = {
  not_approved: IconUserQuestion,
  blocked: IconBan,
  under_age: IconId,
  excluded: IconBan,
  overlap: IconCalendarX,
  works_here: IconCalendarX,
  leads_here: IconCalendarX,
  rest: IconBed,
  day_cap: IconClockExclamation,
  week_cap: IconClockExclamation,
  gender_mix: IconGenderBigender,
  gender: IconGenderBigender,
  languages: IconLanguage,
  experience: IconAward,
  rating: IconStar,
  documents: IconId,
  not_this_role: IconUserQuestion,
  unavailable: IconCalendarOff,
  not_near: IconMapPinOff,
  invited_here: IconSend,
};
