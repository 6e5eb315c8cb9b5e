/** A call may have asked everybody for a second factor; then nothing else could be tried. */
export const NO_TWO_FACTOR_DEMAND = `update settings
  set value = jsonb_set(value, '{two_factor_required}', 'false')
  where key = 'security' and value ? 'two_factor_required'`;
