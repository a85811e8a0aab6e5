/** The server has confirmed the session. */
export const checked = ( exp: number ) => ( { type: 'CHECKED', exp } ) as const;

/** The server has said that the session has ended, or refused a request that needs it. */
export const ended = () => ( { type: 'ENDED' } ) as const;

export type Action = ReturnType< typeof checked | typeof ended >;
