/** A single digit of a day, a month or a time gets its zero. */
export const pad = ( part: string ): string => ( /^[0-9]$/.test( part ) ? `0${ part }` : part );
