const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 20;

/** 20 random base-36 characters (spec 7); bytes that would make some likelier are thrown away. */
export const makeUniqueId = (): string => {
	let id = '';
	while ( id.length < LENGTH ) {
		for ( const byte of crypto.getRandomValues( new Uint8Array( LENGTH ) ) ) {
			id += byte < 252 ? ALPHABET[ byte % 36 ] : '';
		}
	}
	return id.slice( 0, LENGTH );
};

const uniqueIdInput = ( form: HTMLFormElement ) =>
	form.querySelector< HTMLInputElement >( '[name=gform_unique_id]' );

/**
 * The key of this filling of the form: made once, kept for every further try, so that the
 * server stores it once. It lives in the form, where a native post takes it along.
 */
export const uniqueIdOf = ( form: HTMLFormElement ): string => {
	const input = uniqueIdInput( form );
	const id = input?.value || makeUniqueId();
	if ( input ) {
		input.value = id;
	}
	return id;
};

/** The next sending is another filling. */
export const forgetUniqueId = ( form: HTMLFormElement ) => {
	const input = uniqueIdInput( form );
	if ( input ) {
		input.value = '';
	}
};
