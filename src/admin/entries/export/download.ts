import { __ } from '@wordpress/i18n';
import type { EntryQuery } from '../../../api/admin/entries';
import type { Destination } from './destination';

export interface ExportEndpoint {
	url: string;
	nonce: string;
}

export interface ExportRequest {
	query: EntryQuery & { ids?: string };
	columns: string[];
}

/** A header of php/Admin/Entries/ExportController: about how many rows there will be. */
const ROWS_HEADER = 'X-Atoll-Rows';

/** Begins what follows the file: how many rows were sent, and a line feed. */
const END = 0;

const fileNameIn = ( header: string | null ) =>
	decodeURIComponent( header?.match( /filename\*=UTF-8''([^;]+)/ )?.[ 1 ] ?? 'entries.csv' );

/**
 * How many rows end in a piece of the file. A row ends with carriage return and line feed; line breaks within answers
 * are line feeds alone.
 */
const countRowEnds = ( piece: Uint8Array, previousByte: number ) => {
	let rows = 0;
	let lastByte = previousByte;
	for ( const byte of piece ) {
		rows += byte === 10 && lastByte === 13 ? 1 : 0;
		lastByte = byte;
	}
	return { rows, lastByte };
};

/** What of a piece belongs to the file, and what follows the file as text. */
const splitAtEnd = ( piece: Uint8Array< ArrayBuffer >, hasEnded: boolean ) => {
	const end = hasEnded ? 0 : piece.indexOf( END );
	return end < 0
		? { rows: piece, rest: '' }
		: { rows: piece.subarray( 0, end ), rest: String.fromCharCode( ...piece.subarray( end ) ) };
};

/**
 * Fetches the file piece by piece, so that it can be told how far it is, and stopped.
 *
 * @param endpoint    Where it is asked for.
 * @param request     Which entries, and which columns of them.
 * @param destination Where the file goes: closed once it is whole, aborted when it is not.
 * @param signal      Stops it.
 * @param onProgress  Told how many of how many rows are there.
 * @return How many rows the file has, without its headings.
 * @throws {Error} In words for people, or the signal's AbortError.
 */
export async function download(
	endpoint: ExportEndpoint,
	request: ExportRequest,
	destination: Destination,
	signal: AbortSignal,
	onProgress: ( done: number, total: number ) => void
): Promise< number > {
	try {
		return await fetchInto( destination, endpoint, request, signal, onProgress );
	} catch ( thrown ) {
		await destination.abort().catch( () => {} );
		throw thrown;
	}
}

/** @return How many rows the file has. */
async function fetchInto(
	destination: Destination,
	endpoint: ExportEndpoint,
	request: ExportRequest,
	signal: AbortSignal,
	onProgress: ( done: number, total: number ) => void
): Promise< number > {
	const body = new URLSearchParams( {
		_wpnonce: endpoint.nonce,
		query: JSON.stringify( request.query ),
		columns: request.columns.join( ',' ),
	} );
	const answer = await fetch( endpoint.url, {
		method: 'POST',
		body,
		signal,
		credentials: 'same-origin',
	} );
	const total = answer.headers.get( ROWS_HEADER );
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
	let [ done, lastByte, trailer ] = [ -1, 0, '' ];
	for ( let { value } = await reader.read(); value; { value } = await reader.read() ) {
		const { rows, rest } = splitAtEnd( value, trailer !== '' );
		trailer += rest;
		if ( rows.length > 0 ) {
			const counted = countRowEnds( rows, lastByte );
			await destination.write( rows );
			done += counted.rows;
			lastByte = counted.lastByte;
			onProgress( Math.max( 0, done ), Number( total ) );
		}
	}
	if ( ! trailer.startsWith( `\0${ done }\n` ) ) {
		throw new Error( '' );
	}
	if ( done === 0 ) {
		throw new Error(
			__( 'There is no file: these entries were moved or deleted meanwhile.', 'atoll' )
		);
	}
	await destination.close( fileNameIn( answer.headers.get( 'Content-Disposition' ) ) );
	return done;
}
