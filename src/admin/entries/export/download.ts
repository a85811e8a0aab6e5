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

/** Response header of php/Admin/Entries/ExportController with the approximate number of rows. */
const ROWS_HEADER = 'X-Atoll-Rows';

/** Byte that starts the trailer after the file: the number of rows sent, and a line feed. */
const END = 0;

const fileNameIn = ( header: string | null ) =>
	decodeURIComponent( header?.match( /filename\*=UTF-8''([^;]+)/ )?.[ 1 ] ?? 'entries.csv' );

/**
 * Counts the rows that end in a piece of the file. A row ends with a carriage return and a line feed; line breaks
 * within answers are only line feeds.
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

/** Splits a piece into bytes of the file and text of the trailer. */
const splitAtEnd = ( piece: Uint8Array< ArrayBuffer >, hasEnded: boolean ) => {
	const end = hasEnded ? 0 : piece.indexOf( END );
	return end < 0
		? { rows: piece, rest: '' }
		: { rows: piece.subarray( 0, end ), rest: String.fromCharCode( ...piece.subarray( end ) ) };
};

/**
 * Downloads the file piece by piece, so that progress can be shown and the download can be cancelled.
 *
 * @param endpoint    Endpoint of the export.
 * @param request     Entries and columns to export.
 * @param destination Target of the file: closed when the file is complete, aborted otherwise.
 * @param signal      Cancels the download.
 * @param onProgress  Called with the number of rows so far and in total.
 * @return Number of rows in the file, without the heading.
 * @throws {Error} With a message for people, or the signal's AbortError.
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

/** @return Number of rows in the file. */
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
	// The first row has the column names.
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
		throw new Error( __( 'No file: these entries were moved or deleted meanwhile.', 'atoll' ) );
	}
	await destination.close( fileNameIn( answer.headers.get( 'Content-Disposition' ) ) );
	return done;
}
