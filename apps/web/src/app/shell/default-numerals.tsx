import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { organisationQuery } from '../../lib/preferences/organisation.ts';
import { applyPreferences } from '../../lib/preferences/preferences.ts';
import { useUser } from '../../lib/session/session-store.ts';

/** Applies the organization's digits for admins who have chosen none, also when the organization changes them. */
export const DefaultNumerals = () => {
  const undecided = useUser()?.preferences.numerals === null;
  const { data: organisation } = useQuery({ ...organisationQuery, enabled: undecided });
  const numerals = undecided ? organisation?.region.numerals : undefined;
  useEffect(() => {
    if (numerals !== undefined) void applyPreferences({ numerals });
  }, [numerals]);
  return null;
};
