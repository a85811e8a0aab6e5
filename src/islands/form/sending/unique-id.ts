import type { Markup } from '../markup/markup';

const INPUT = 'gform_unique_id';
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

/**
 * The key of this filling of the form: made once, kept for every further try, so that the
 * server stores it once. It lives in the form, where a native post takes it along.
 */
export const uniqueIdOf = ( { hiddenValue, setHidden }: Markup ): string => {
	const id = hiddenValue( INPUT ) || makeUniqueId();
	setHidden( INPUT, id );
	return id;
};

/** The next sending is another filling. */
export const forgetUniqueId = ( { setHidden }: Markup ) => setHidden( INPUT, '' );
