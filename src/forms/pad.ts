/** Adds the leading zero to a single digit of a day, a month or a time. */
export const pad = ( part: string ): string => ( /^[0-9]$/.test( part ) ? `0${ part }` : part );
