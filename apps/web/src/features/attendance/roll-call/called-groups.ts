/** Who is looked for first. Who was excused is not called. The addresses of screens know these, so they stand without anything. */
export const CALLED_GROUPS = ['expected', 'no_show', 'in'] as const;
