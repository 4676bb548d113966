/** Where a word about a thing may stand: beside it, inside a region, over as little as can be. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

export const GAP = 10;

/** How much of two boxes is the same, in square pixels. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/**
 * A place for a panel of this size near a thing. It stays in the region, off the thing itself and,
 * as far as there is room, off what is to be avoided; of equal places the nearest is taken.
 */
export function settle(size: Size, thing: Box, region: Box, avoid: readonly Box[] = []): Spot {
  const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
  const across = [middle.x - size.width / 2, thing.left, thing.right - size.width];
  const along = [middle.y - size.height / 2, thing.top, thing.bottom - size.height];
  const wide = region.right - size.width;
  const high = region.bottom - size.height;
  const spots: Spot[] = [
    ...along.flatMap((top) => [
      { left: thing.right + GAP, top },
      { left: thing.left - GAP - size.width, top },
    ]),
    ...across.flatMap((left) => [
      { left, top: thing.bottom + GAP },
      { left, top: thing.top - GAP - size.height },
    ]),
  ];
  // where it is crowded the edges of the region are free more often than its middle
  for (const left of [region.left, (region.left + wide) / 2, wide]) {
    for (const top of [region.top, (region.top + high) / 2, high]) spots.push({ left, top });
  }
  let best: Spot = { left: region.left, top: region.top };
  let least = Infinity;
  for (const spot of spots) {
    const left = clamp(spot.left, region.left, Math.max(region.left, wide));
    const top = clamp(spot.top, region.top, Math.max(region.top, high));
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const covered = avoid.reduce((sum, one) => sum + overlap(box, one), 0);
    const away = Math.hypot(
      (box.left + box.right) / 2 - middle.x,
      (box.top + box.bottom) / 2 - middle.y,
    );
    const cost = overlap(box, thing) * 1000 + covered * 4 + away;
    if (cost < least) [best, least] = [{ left, top }, cost];
  }
  return best;
}
