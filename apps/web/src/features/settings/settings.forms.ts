import {
  changeSettings,
  ORGANISATION_ADDRESS_MAX_LENGTH,
  ORGANISATION_NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  PHONE_PATTERN,
  SESSION_IDLE_MINUTES,
  SESSION_MAX_HOURS,
  type SettingsValue,
} from '@proline/contract/settings/settings';
import { EMAIL_MAX_LENGTH, isEmail } from '@proline/domain/account/email-address';
import { NUMERALS } from '@proline/domain/account/preference';
import { CURRENCIES, SECOND_CALENDARS, TIME_ZONES, WEEK_STARTS } from '@proline/domain/place/region';
import { defineForm } from '../../lib/form/define-form.ts';
import { isWholeBetween } from '../../lib/form/number-problem.ts';
import { paragraphProblem, requiredLineProblem } from '../../lib/form/text-problem.ts';

const bodyOf = (value: object) => ({ version: 1, value });

const nameProblem = (name: string) => requiredLineProblem(name, ORGANISATION_NAME_MAX_LENGTH, 'required');
const addressProblem = (address: string) => paragraphProblem(address, ORGANISATION_ADDRESS_MAX_LENGTH);

export const organisationForm = defineForm({
  initial: { name_en: '', name_ar: '', phone: '', address_en: '', address_ar: '' },
  check: ({ name_en, name_ar, phone, address_en, address_ar }) => ({
    name_en: nameProblem(name_en),
    name_ar: nameProblem(name_ar),
    phone: PHONE_PATTERN.test(phone) ? undefined : 'phone_wrong',
    address_en: addressProblem(address_en),
    address_ar: addressProblem(address_ar),
  }),
  maxLength: {
    name_en: ORGANISATION_NAME_MAX_LENGTH,
    name_ar: ORGANISATION_NAME_MAX_LENGTH,
    phone: PHONE_MAX_LENGTH,
    address_en: ORGANISATION_ADDRESS_MAX_LENGTH,
    address_ar: ORGANISATION_ADDRESS_MAX_LENGTH,
  },
  sentTo: [{ endpoint: changeSettings.organisation, bodyOf }],
});

const REGION: SettingsValue<'region'> = {
  time_zone: TIME_ZONES[0],
  currency: CURRENCIES[0],
  week_start: WEEK_STARTS[0],
  numerals: NUMERALS[0],
  second_calendar: SECOND_CALENDARS[0],
};

/** Every field is a choice, so nothing can be wrong. */
export const regionForm = defineForm({
  initial: REGION,
  check: () => ({}),
  sentTo: [{ endpoint: changeSettings.region, bodyOf }],
});

export const securityForm = defineForm({
  initial: {
    session_idle_minutes: Number.NaN,
    session_max_hours: Number.NaN,
    two_factor_required: false,
  },
  check: ({ session_idle_minutes, session_max_hours }) => ({
    session_idle_minutes: isWholeBetween(session_idle_minutes, SESSION_IDLE_MINUTES) ? undefined : 'number_wrong',
    session_max_hours: isWholeBetween(session_max_hours, SESSION_MAX_HOURS) ? undefined : 'number_wrong',
  }),
  sentTo: [{ endpoint: changeSettings.security, bodyOf }],
});

export const privacyForm = defineForm({
  initial: { contact_email: '' },
  check: ({ contact_email }) => ({ contact_email: isEmail(contact_email) ? undefined : 'email_wrong' }),
  maxLength: { contact_email: EMAIL_MAX_LENGTH },
  sentTo: [{ endpoint: changeSettings.privacy, bodyOf }],
});
