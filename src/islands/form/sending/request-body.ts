/** An input for files that holds none sends one without name and content, which would make the body multipart. */
const isEmptyFile = ( value: FormDataEntryValue ) =>
	typeof value !== 'string' && value.name === '' && value.size === 0;

/** What a form sends: form-encoded, or multipart when files go along. */
export const bodyOf = ( form: HTMLFormElement, extraFields: Record< string, string > ) => {
	const data = new FormData( form );
	Object.entries( extraFields ).forEach( ( [ name, value ] ) => data.set( name, value ) );
	const entries = [ ...data ].filter( ( [ , value ] ) => ! isEmptyFile( value ) );
	return entries.some( ( [ , value ] ) => typeof value !== 'string' )
		? data
		: new URLSearchParams( entries as Array< [ string, string ] > );
};

/** Whether files go along with a form. */
export const hasFiles = ( form: HTMLFormElement ) => bodyOf( form, {} ) instanceof FormData;
