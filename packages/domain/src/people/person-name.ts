/** The header shows a name with its first letter capitalised, whatever was typed. */
export const capitaliseFirst = (name: string): string => {
  const [first = '', ...rest] = Array.from(name);
  return first.toLocaleUpperCase('en') + rest.join('');
};
