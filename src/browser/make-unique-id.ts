/** Random bytes: 4 of 256 values are discarded, so they are too few only once in 10^26 times. */
const BYTES = 40;

/** Returns 20 random base-36 characters (spec 7); discards bytes that would make some characters likelier. */
export const makeUniqueId = (): string =>
	Array.from( crypto.getRandomValues( new Uint8Array( BYTES ) ) )
		.filter( ( byte ) => byte < 252 )
		.slice( 0, 20 )
		.map( ( byte ) => ( byte % 36 ).toString( 36 ) )
		.join( '' );
