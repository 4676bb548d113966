/**
 * A picture as boards read it: its ids are plain text, as they come from touches and tables, but
 * for those of `Kept`, which a board tells apart by name.
 */
export type Loose<T, Kept = never> = T extends string
  ? T extends Kept
    ? T
    : string
  : T extends readonly (infer V)[]
    ? Loose<V, Kept>[]
    : T extends Partial<Record<string, unknown>>
      ? Record<string, Loose<Exclude<T[keyof T], undefined>, Kept>>
      : T extends object
        ? { [K in keyof T]: Loose<T[K], Kept> }
        : T;
