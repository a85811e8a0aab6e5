/** Whether a value is that of an empty file input, which has no name and content but would make the body multipart. */
const isEmptyFile = ( value: FormDataEntryValue ) =>
	typeof value !== 'string' && value.name === '' && value.size === 0;

/** Returns a form's request body: form-encoded, or multipart if it includes files. */
export const bodyOf = ( form: HTMLFormElement, extraFields: Record< string, string > ) => {
	const data = new FormData( form );
	Object.entries( extraFields ).forEach( ( [ name, value ] ) => data.set( name, value ) );
	const entries = [ ...data ].filter( ( [ , value ] ) => ! isEmptyFile( value ) );
	return entries.some( ( [ , value ] ) => typeof value !== 'string' )
		? data
		: new URLSearchParams( entries as Array< [ string, string ] > );
};

/** Whether a form's submission includes files. */
export const hasFiles = ( form: HTMLFormElement ) => bodyOf( form, {} ) instanceof FormData;
