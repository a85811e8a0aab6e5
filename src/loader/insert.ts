import { append } from './append';
import { addressOf, manifest } from './manifest';
import { documentParsed } from './moments';

/** Milliseconds after which a script counts as failed (spec 9). */
const TIMEOUT = 120_000;

let previous: Promise< unknown > = documentParsed;

/** Promises by the part's index; each resolves when the part has run. */
const inserted: Promise< unknown >[] = [];

/**
 * Adds a part of the manifest to the page, once. Scripts are fetched in parallel and run in order; inline code runs in
 * the load event of the script before it, and so before the next script.
 *
 * @return Resolves when the part has run; rejects if it is missing, fails to load or is late.
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
