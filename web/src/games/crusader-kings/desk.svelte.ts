/** What the reader has open beside the map; it is nobody else's business. */

export type Leaf = "court" | "relations" | "strategy";

class Desk {
  /** The leaf of the flank that somebody turned to; null: what the moment suggests. */
  leaf = $state<Leaf | null>(null);

  show(leaf: Leaf): void {
    this.leaf = this.leaf === leaf ? null : leaf;
  }
}

export const desk = new Desk();
