import type { OpenPlaces } from '../board/board-model.ts';

const PREFIX = 'open:';

/** How the chip of open places is called among those of people. */
export const openChipOf = ({ id }: Pick<OpenPlaces, 'id'>): string => `${PREFIX}${id}`;

/** The position whose open places a chip stands for; undefined: it is a person's. */
export const positionOf = (chip: string | undefined): string | undefined =>
  chip?.startsWith(PREFIX) === true ? chip.slice(PREFIX.length) : undefined;
