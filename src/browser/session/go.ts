/** Leaves for an address; Back does not lead here again. */
export const goTo = ( url: string ) => location.replace( url );

/** Asks the server for this page anew. */
export const reload = () => location.reload();
