/** What a form sends: form-encoded, or multipart when files go along. */
export const bodyOf = ( form: HTMLFormElement, more: Record< string, string > ) => {
	const data = new FormData( form );
	Object.entries( more ).forEach( ( [ name, value ] ) => data.set( name, value ) );
	const entries = [ ...data ];
	return entries.some( ( [ , value ] ) => typeof value !== 'string' )
		? data
		: new URLSearchParams( entries as Array< [ string, string ] > );
};
