/** Enough but once in 10^26 times, as 4 of 256 are thrown away. */
const BYTES = 40;

/** 20 random base-36 characters (spec 7); bytes that would make some likelier are thrown away. */
export const makeUniqueId = (): string =>
	Array.from( crypto.getRandomValues( new Uint8Array( BYTES ) ) )
		.filter( ( byte ) => byte < 252 )
		.slice( 0, 20 )
		.map( ( byte ) => ( byte % 36 ).toString( 36 ) )
		.join( '' );
