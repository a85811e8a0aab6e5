export const shown = ( id: number ) => ( { type: 'SHOWN', id } ) as const;

/** Closed here, on a page before this one, or in another tab. */
export const closed = ( ids: number[] ) => ( { type: 'CLOSED', ids } ) as const;

export type Action = ReturnType< typeof shown | typeof closed >;
