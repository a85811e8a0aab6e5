/** The hidden input that takes a token along, also when the browser posts the form by itself. */
export const makeTokenInput = ( form: HTMLFormElement, name: string ) => {
	const input = document.createElement( 'input' );
	input.type = 'hidden';
	input.name = name;
	return {
		/** @param token Empty for none. */
		set: ( token: string ) => {
			input.value = token;
			if ( token ) {
				form.append( input );
			} else {
				input.remove();
			}
		},
		remove: () => input.remove(),
	};
};
