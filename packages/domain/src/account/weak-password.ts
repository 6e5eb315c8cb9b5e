/** Words that lists of leaked passwords begin with, without the digits and signs that people add. */
const COMMON = new Set([
  'password',
  'passw',
  'qwerty',
  'qwertyuiop',
  'letmein',
  'welcome',
  'iloveyou',
  'proline',
  'admin',
]);
const FEWEST_CHARACTERS = 4;

/** 12345678, 87654321, abcdefgh: each character follows the one before. */
const isRun = (text: string): boolean => {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1;
};

/** Whether the first guesses at this account would find the password. */
export const isWeakPassword = (password: string, email: string): boolean => {
  const plain = password.trim().toLowerCase();
  const [own = ''] = email.split('@');
  const letters = plain.replace(/[^\p{Letter}]/gu, '');
  return (
    new Set(plain).size < FEWEST_CHARACTERS || isRun(plain) || COMMON.has(letters) || plain === email || plain === own
  );
};
