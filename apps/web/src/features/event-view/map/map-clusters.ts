type Pinned<Pin> = { readonly pin: Pin; readonly x: number; readonly y: number };

export type Cluster<Pin> = {
  /** The position of the first pin in px, so that clusters keep their distance from each other. */
  readonly x: number;
  readonly y: number;
  readonly pins: readonly Pin[];
};

/** Groups pins that lie less than `radius` px from the first pin of a cluster, so that no pin hides another. */
export const clustered = <Pin>(pins: readonly Pinned<Pin>[], radius: number): readonly Cluster<Pin>[] => {
  const groups: Pinned<Pin>[][] = [];
  for (const pin of pins) {
    const group = groups.find(([first]) => first && Math.hypot(first.x - pin.x, first.y - pin.y) < radius);
    if (group) group.push(pin);
    else groups.push([pin]);
  }
  return groups.map((group) => ({
    x: group[0]?.x ?? 0,
    y: group[0]?.y ?? 0,
    pins: group.map(({ pin }) => pin),
  }));
};
