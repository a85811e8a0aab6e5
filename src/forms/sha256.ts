/** Returns the first 64 primes, computed only when needed, since most forms have no quiz. */
const firstPrimes = () => {
	const primes: number[] = [];
	for ( let number = 2; primes.length < 64; number++ ) {
		if ( primes.every( ( prime ) => number % prime ) ) {
			primes.push( number );
		}
	}
	return primes;
};

/** Returns the first 32 bits of a number's fraction. */
const fraction = ( number: number ) => Math.floor( ( number % 1 ) * 2 ** 32 );

const turn = ( word: number, bits: number ) => ( word >>> bits ) | ( word << ( 32 - bits ) );

/** Returns the message in words of 32 bits, with its end mark and its length, padded to blocks of 16 words. */
const wordsOf = ( bytes: Uint8Array ) => {
	const words: number[] = Array( ( ( bytes.length + 8 ) >> 6 ) * 16 + 16 ).fill( 0 );
	[ ...bytes, 0x80 ].forEach( ( byte, at ) => {
		words[ at >> 2 ]! |= byte << ( 24 - ( at % 4 ) * 8 );
	} );
	words[ words.length - 1 ] = bytes.length * 8;
	return words;
};

const mix = ( primes: number[], state: number[], block: number[] ) => {
	const w = [ ...block ];
	let [ a, b, c, d, e, f, g, h ] = state as [
		number,
		number,
		number,
		number,
		number,
		number,
		number,
		number,
	];
	primes.forEach( ( prime, at ) => {
		if ( at > 15 ) {
			const x = w[ at - 15 ]!;
			const y = w[ at - 2 ]!;
			w[ at ] =
				( w[ at - 16 ]! +
					w[ at - 7 ]! +
					( turn( x, 7 ) ^ turn( x, 18 ) ^ ( x >>> 3 ) ) +
					( turn( y, 17 ) ^ turn( y, 19 ) ^ ( y >>> 10 ) ) ) |
				0;
		}
		const one =
			h +
			( turn( e, 6 ) ^ turn( e, 11 ) ^ turn( e, 25 ) ) +
			( ( e & f ) ^ ( ~e & g ) ) +
			fraction( Math.cbrt( prime ) ) +
			w[ at ]!;
		const two =
			( turn( a, 2 ) ^ turn( a, 13 ) ^ turn( a, 22 ) ) +
			( ( a & b ) ^ ( a & c ) ^ ( b & c ) );
		[ a, b, c, d, e, f, g, h ] = [ ( one + two ) | 0, a, b, c, ( d + one ) | 0, e, f, g ];
	} );
	return [ a, b, c, d, e, f, g, h ].map( ( word, at ) => ( word + state[ at ]! ) | 0 );
};

/** Returns the SHA-256 (FIPS 180-4) of a short text's UTF-8, as 64 hexadecimal digits. */
export const sha256 = ( text: string ): string => {
	const words = wordsOf( new TextEncoder().encode( text ) );
	const primes = firstPrimes();
	let state = primes.slice( 0, 8 ).map( ( prime ) => fraction( Math.sqrt( prime ) ) );
	for ( let at = 0; at < words.length; at += 16 ) {
		state = mix( primes, state, words.slice( at, at + 16 ) );
	}
	return state.map( ( word ) => ( word >>> 0 ).toString( 16 ).padStart( 8, '0' ) ).join( '' );
};
