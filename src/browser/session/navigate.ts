/** Goes to an address in this page's place: Back does not lead here again. */
export const redirectTo = ( url: string ) => location.replace( url );

/** Asks the server for this page anew. */
export const reload = () => location.reload();
