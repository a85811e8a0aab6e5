export const shown = ( id: number ) => ( { type: 'SHOWN', id } ) as const;

/** Notifications were closed here, on an earlier page, or in another tab. */
export const closed = ( ids: number[] ) => ( { type: 'CLOSED', ids } ) as const;

export type Action = ReturnType< typeof shown | typeof closed >;
