/** Goes to a URL, which replaces this page in the history: Back does not lead here again. */
export const redirectTo = ( url: string ) => location.replace( url );

/** Reloads the page from the server. */
export const reload = () => location.reload();
