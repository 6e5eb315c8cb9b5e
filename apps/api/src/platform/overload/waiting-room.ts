/** Gives the place back; a second call does nothing. */
export type Leave = () => void;

type Limits = {
  readonly atOnce: number;
  /** the line is too slow once its first has waited this long */
  readonly patienceMs: number;
};

type Waiting = { readonly since: number; readonly admit: (leave: Leave) => void };

const TICK_MS = 50;
/** Whatever passes between two ticks beyond this is a pause of the whole process, in which nobody was overtaken. */
const LONGEST_TICK_MS = 2 * TICK_MS;

/**
 * A line before so many places. Waiting is measured by a clock that stands still while the process does: after a pause of its
 * machine everything is late at once, but nothing has waited behind other work.
 */
export function createWaitingRoom({ atOnce, patienceMs }: Limits) {
  const line: Waiting[] = [];
  let inside = 0;
  let clock = 0;
  let ticking: NodeJS.Timeout | null = null;

  const startClock = (): void => {
    let last = performance.now();
    ticking ??= setInterval(() => {
      const now = performance.now();
      clock += Math.min(now - last, LONGEST_TICK_MS);
      last = now;
    }, TICK_MS).unref();
  };
  const stopClock = (): void => {
    if (ticking) clearInterval(ticking);
    ticking = null;
  };

  const admit = (enter: (leave: Leave) => void): void => {
    inside += 1;
    let left = false;
    enter(() => {
      if (left) return;
      left = true;
      inside -= 1;
      const next = line.shift();
      if (line.length === 0) stopClock();
      if (next) admit(next.admit);
    });
  };

  return {
    /** whether the first in line has waited too long: whoever came now would wait longer still */
    isFull: (): boolean => line[0] !== undefined && clock - line[0].since > patienceMs,
    enter(enter: (leave: Leave) => void): void {
      if (inside < atOnce) return admit(enter);
      startClock();
      line.push({ since: clock, admit: enter });
    },
  };
}
