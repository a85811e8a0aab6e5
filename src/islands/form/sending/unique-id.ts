const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 20;

/** 20 random base-36 characters (spec 7); bytes that would make some likelier are thrown away. */
export const uniqueId = (): string => {
	let id = '';
	while ( id.length < LENGTH ) {
		for ( const byte of crypto.getRandomValues( new Uint8Array( LENGTH ) ) ) {
			id += byte < 252 ? ALPHABET[ byte % 36 ] : '';
		}
	}
	return id.slice( 0, LENGTH );
};

const input = ( form: HTMLFormElement ) =>
	form.querySelector< HTMLInputElement >( '[name=gform_unique_id]' );

/**
 * The key of this filling of the form: made once, kept for every further try, so that the
 * server stores it once. It lives in the form, where a native post takes it along.
 */
export const keyOf = ( form: HTMLFormElement ): string => {
	const holder = input( form );
	const key = holder?.value || uniqueId();
	if ( holder ) {
		holder.value = key;
	}
	return key;
};

/** The next sending is another filling. */
export const forgetKey = ( form: HTMLFormElement ) => {
	const holder = input( form );
	if ( holder ) {
		holder.value = '';
	}
};
