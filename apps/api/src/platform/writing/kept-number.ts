/** SQL for a number of the settings, as it is at the moment of use; until somebody saves the section, what it begins with. */
export const keptNumber = (section: string, field: string, standard: number): string =>
  `coalesce((select (value ->> '${field}')::integer from settings where key = '${section}'), ${standard})`;
