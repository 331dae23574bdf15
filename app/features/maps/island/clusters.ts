interface OnScreen {
  x: number;
  y: number;
}

/** Marks nearer than this, in pixels, are one with their number: each can be touched, and none covers another. */
const CLUSTER_PIXELS = 52;

/** Puts together what lies near to each other on screen, in the order in which it is given. */
export function clusterPoints<Item>(items: readonly Item[], positionOf: (item: Item) => OnScreen): Item[][] {
  const clusters: { at: OnScreen; members: Item[] }[] = [];
  for (const item of items) {
    const at = positionOf(item);
    const near = clusters.find((cluster) => Math.hypot(cluster.at.x - at.x, cluster.at.y - at.y) < CLUSTER_PIXELS);
    if (near) near.members.push(item);
    else clusters.push({ at, members: [item] });
  }
  return clusters.map(({ members }) => members);
}
