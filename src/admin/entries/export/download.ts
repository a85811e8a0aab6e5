import type { EntryQuery } from '../../../api';
import type { Destination } from './destination';

export interface ExportEndpoint {
	url: string;
	nonce: string;
}

export interface ExportRequest {
	query: EntryQuery & { ids?: string };
	columns: string[];
}

/** Heads of php/Admin/Entries/ExportController. */
const ROWS = 'X-Atoll-Rows';

const nameIn = ( head: string | null ) =>
	decodeURIComponent( head?.match( /filename\*=UTF-8''([^;]+)/ )?.[ 1 ] ?? 'entries.csv' );

/** Rows that end in a piece of the file: answers have line feeds alone, so that only rows end in both. */
const endsIn = ( piece: Uint8Array, before: number ) => {
	let rows = 0;
	let last = before;
	for ( const byte of piece ) {
		rows += byte === 10 && last === 13 ? 1 : 0;
		last = byte;
	}
	return { rows, last };
};

/**
 * Fetches the file piece by piece, so that it can be told how far it is, and stopped.
 *
 * @param endpoint Where it is asked for.
 * @param wanted   Which entries, and which columns of them.
 * @param place    Where the file goes: kept once it is whole, dropped when it is not.
 * @param signal   Stops it.
 * @param progress Told how many of how many rows are there.
 * @throws {Error} In words for people, or the signal's AbortError.
 */
export async function download(
	endpoint: ExportEndpoint,
	wanted: ExportRequest,
	place: Destination,
	signal: AbortSignal,
	progress: ( done: number, of: number ) => void
): Promise< void > {
	try {
		await place.keep( await fill( place, endpoint, wanted, signal, progress ) );
	} catch ( thrown ) {
		await place.drop().catch( () => {} );
		throw thrown;
	}
}

/** @return The file's name. */
async function fill(
	place: Destination,
	endpoint: ExportEndpoint,
	wanted: ExportRequest,
	signal: AbortSignal,
	progress: ( done: number, of: number ) => void
): Promise< string > {
	const body = new URLSearchParams( {
		_wpnonce: endpoint.nonce,
		query: JSON.stringify( wanted.query ),
		columns: wanted.columns.join( ',' ),
	} );
	const answer = await fetch( endpoint.url, {
		method: 'POST',
		body,
		signal,
		credentials: 'same-origin',
	} );
	const total = answer.headers.get( ROWS );
	if ( ! answer.ok || ! answer.body || total === null ) {
		throw new Error(
			await answer
				.text()
				.then( ( text ) =>
					answer.headers.get( 'Content-Type' )?.startsWith( 'text/plain' ) ? text : ''
				)
		);
	}
	const reader = answer.body.getReader();
	// The first row is the columns' names.
	let [ done, last ] = [ -1, 0 ];
	for ( let { value } = await reader.read(); value; { value } = await reader.read() ) {
		const ends = endsIn( value, last );
		await place.write( value );
		done += ends.rows;
		last = ends.last;
		progress( Math.max( 0, done ), Number( total ) );
	}
	if ( done < Number( total ) ) {
		throw new Error( '' );
	}
	return nameIn( answer.headers.get( 'Content-Disposition' ) );
}
