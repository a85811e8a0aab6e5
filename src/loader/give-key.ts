const LENGTH = 20;

/** Of 36 characters, four would be likelier than the rest: a byte is 8 times one of 32. */
const BASE = 32;

/** Gives a form the key under which it is stored once, however often it is sent, as its island does (spec 7). */
export const giveKey = ( form: HTMLFormElement ) => {
	const input = form.querySelector< HTMLInputElement >( '[name=gform_unique_id]' );
	if ( input ) {
		input.value ||= Array.from( crypto.getRandomValues( new Uint8Array( LENGTH ) ), ( byte ) =>
			( byte % BASE ).toString( BASE )
		).join( '' );
	}
};
