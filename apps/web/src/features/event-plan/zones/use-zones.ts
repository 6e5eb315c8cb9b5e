import { placedBefore } from '@proline/domain/catalogue/catalogue';
import type { PlanZone, EventPlan } from '@proline/domain/event-plan/plan';
import type { ZoneHeadcount } from '@proline/domain/event-plan/headcount/headcount';
import { tidyPlaces, undoneCells, withCells } from '@proline/domain/event-plan/headcount/cell-changes';
import { pastedCells } from '@proline/domain/event-plan/paste/pasted-cells';
import type { Role } from '@proline/domain/event-plan/plan';
import type { PastedZone } from '@proline/domain/event-plan/paste/pasted-zones';
import { withoutParts } from '@proline/domain/event-plan/removed-parts';
import { wholeNumber } from '@proline/domain/text/latin-digits';
import { copyPlaces, newZone, placeRest, withPastedZones } from '@proline/domain/event-plan/zones/zone-changes';
import { nameIn } from '@proline/domain/text/name-in';
import { useCallback } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { offerUndo } from '../../../lib/api/undo.ts';
import { usePlan } from '../desk/plan-context.ts';
import { useRemoval } from '../frame/use-removal.ts';
import { ZONE_COLOURS } from './zone-colours.ts';

const newKey = () => crypto.randomUUID();

const withPlaces = (plan: EventPlan, places: readonly ZoneHeadcount[]): EventPlan => ({
  ...plan,
  stepThreeZones: { ...plan.stepThreeZones, places: tidyPlaces(places) },
});

/** Returns everything that can be done to the zones, from the point of view of one shift. */
export const useZones = (roles: readonly Role[], shift: string | null) => {
  const { t, language } = useTranslation('event-plan-zones');
  const { t: tPlan } = useTranslation('event-plan');
  const { plan, changeAll } = usePlan();
  const removeParts = useRemoval();
  const { zones } = plan.stepThreeZones;

  /** Changes many numbers at once. Undoing it leaves alone what was typed since. */
  const refill = (change: (now: EventPlan) => EventPlan, said: string, undoMore = (now: EventPlan) => now) => {
    const states: EventPlan[] = [];
    changeAll((now) => {
      const next = change(now);
      states.push(now, next);
      return next;
    });
    const [before, after] = states.map(({ stepThreeZones }) => stepThreeZones.places);
    if (!before || !after) return;
    offerUndo(said, async () =>
      changeAll((now) => withPlaces(undoMore(now), undoneCells(undoMore(now).stepThreeZones.places, before, after))),
    );
  };

  const onChange = useCallback(
    (row: number, column: number, headcount: number) => {
      const type_id = roles[column]?.id;
      if (shift === null || type_id === undefined) return;
      changeAll((now) => {
        const zone = now.stepThreeZones.zones[row]?.key;
        if (zone === undefined) return now;
        return withPlaces(now, withCells(now.stepThreeZones.places, [{ zone, shift, type_id, headcount }]));
      });
    },
    [roles, shift, changeAll],
  );

  const pasteBlock = (text: string, at: { readonly row: number; readonly column: number }) => {
    if (shift === null) return;
    const cells = pastedCells(text).flatMap((line, down) =>
      line.flatMap((cell, along): ZoneHeadcount[] => {
        const [zone, role] = [zones[at.row + down], roles[at.column + along]];
        const headcount = wholeNumber(cell);
        return zone && role && headcount !== null ? [{ zone: zone.key, shift, type_id: role.id, headcount }] : [];
      }),
    );
    if (cells.length > 0)
      refill(
        (now) => withPlaces(now, withCells(now.stepThreeZones.places, cells)),
        tPlan('numbers_filled', { count: cells.length }),
      );
  };

  return {
    onChange,
    pasteBlock,
    add(): string {
      const key = newKey();
      changeAll((now) => ({
        ...now,
        stepThreeZones: {
          ...now.stepThreeZones,
          zones: [
            ...now.stepThreeZones.zones,
            newZone(now.stepThreeZones.zones, { newKey: () => key, colours: ZONE_COLOURS }),
          ],
        },
      }));
      return key;
    },
    remove: (zone: PlanZone) => {
      const name = nameIn(language, zone) || zone.code;
      removeParts({ zones: [zone.key] }, t('zone_removed', { name }));
    },
    place: (key: string, before: string | null) =>
      changeAll((now) => {
        const order =
          placedBefore(
            now.stepThreeZones.zones.map((zone) => zone.key),
            key,
            before,
          ) ?? [];
        const sorted = now.stepThreeZones.zones.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
        return { ...now, stepThreeZones: { ...now.stepThreeZones, zones: sorted } };
      }),
    copyToAll: () => {
      if (shift !== null) refill((now) => withPlaces(now, copyPlaces(now, shift)), t('zones_copied'));
    },
    placeRest: (zone: PlanZone, shifts: readonly string[]) => {
      const name = nameIn(language, zone) || zone.code;
      refill((now) => withPlaces(now, placeRest(now, zone.key, shifts)), t('rest_placed', { name }));
    },
    paste: (pasted: readonly PastedZone[], shifts: readonly string[]) => {
      const added: string[] = [];
      refill(
        (now) => {
          const result = withPastedZones(now, { zones: pasted, shifts }, { newKey, colours: ZONE_COLOURS });
          added.push(...result.added);
          return result.plan;
        },
        t('zones_pasted', { count: pasted.length }),
        (now) => withoutParts(now, { zones: added }).plan,
      );
    },
  };
};
export type ZoneWork = ReturnType<typeof useZones>;
