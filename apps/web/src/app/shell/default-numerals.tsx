import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { organisationQuery } from '../../lib/preferences/organisation.ts';
import { applyPreferences } from '../../lib/preferences/preferences.ts';
import { useUser } from '../../lib/session/session-store.ts';

/**
 * Loads how the organization writes: its time zone, in which records are shown, and its digits, for admins who have
 * chosen none.
 */
export const DefaultNumerals = () => {
  const undecided = useUser()?.preferences.numerals === null;
  const { data: organisation } = useQuery(organisationQuery);
  const numerals = undecided ? organisation?.region.numerals : undefined;
  useEffect(() => {
    if (numerals !== undefined) void applyPreferences({ numerals });
  }, [numerals]);
  return null;
};
