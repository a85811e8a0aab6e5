/** The server has said that there is one. */
export const checked = ( exp: number ) => ( { type: 'CHECKED', exp } ) as const;

/** The server has said that there is none any more, or refused what needs one. */
export const ended = () => ( { type: 'ENDED' } ) as const;

export type Action = ReturnType< typeof checked | typeof ended >;
