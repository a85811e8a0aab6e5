import { append } from './append';
import { addressOf, manifest } from './manifest';
import { documentParsed } from './moments';

/** Spec 9: a script that takes longer has failed. */
const TIMEOUT = 120_000;

let previous: Promise< unknown > = documentParsed;

/** By index: resolves when the part has run. */
const inserted: Promise< unknown >[] = [];

/**
 * Puts one part of the manifest into the page, once. Scripts are fetched side by side and run
 * in order; code runs in the load event of the script before it, so before the next one.
 *
 * @return Resolves when it has run; rejects when it is missing, fails to arrive or is late.
 */
export const insert = ( index: number ): Promise< unknown > => {
	const part = manifest.parts[ index ]!;
	return ( inserted[ index ] ??=
		typeof part === 'string'
			? ( previous = new Promise( ( onload, onerror ) => {
					setTimeout( onerror, TIMEOUT );
					append( 'script', {
						async: false,
						onload,
						onerror,
						src: addressOf( part ),
					} );
				} ) )
			: previous.then( () => append( 'script', part ) ) );
};
