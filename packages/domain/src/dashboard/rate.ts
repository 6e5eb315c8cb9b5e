/** null when there is nothing to compare with, which is not 0 %. */
export const changeRatio = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / before;
