/** Returns functions for the hidden input that sends a token, even if the browser posts the form itself. */
export const makeTokenInput = ( form: HTMLFormElement, name: string ) => {
	const input = document.createElement( 'input' );
	input.type = 'hidden';
	input.name = name;
	return {
		/** @param token Empty for no token. */
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
