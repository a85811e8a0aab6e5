import type { EntryQuery } from '../../../api';

export interface Door {
	url: string;
	nonce: string;
}

export interface Wanted {
	query: EntryQuery & { ids?: string };
	columns: string[];
}

/** Heads of php/Admin/Entries/ExportDoor. */
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
 * @param door     Where it is asked for.
 * @param wanted   Which entries, and which columns of them.
 * @param signal   Stops it.
 * @param progress Told how many of how many rows are there.
 * @throws {Error} In words for people, or the signal's AbortError.
 */
export async function download(
	door: Door,
	wanted: Wanted,
	signal: AbortSignal,
	progress: ( done: number, of: number ) => void
): Promise< { file: Blob; name: string } > {
	const body = new URLSearchParams( {
		_wpnonce: door.nonce,
		query: JSON.stringify( wanted.query ),
		columns: wanted.columns.join( ',' ),
	} );
	const answer = await fetch( door.url, {
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
	const pieces: Uint8Array< ArrayBuffer >[] = [];
	// The first row is the columns' names.
	let [ done, last ] = [ -1, 0 ];
	for ( let { value } = await reader.read(); value; { value } = await reader.read() ) {
		const ends = endsIn( value, last );
		pieces.push( value );
		done += ends.rows;
		last = ends.last;
		progress( Math.max( 0, done ), Number( total ) );
	}
	if ( done < Number( total ) ) {
		throw new Error( '' );
	}
	return {
		file: new Blob( pieces, { type: 'text/csv' } ),
		name: nameIn( answer.headers.get( 'Content-Disposition' ) ),
	};
}

/** Hands a file to the person, as any link to one would. */
export function save( file: Blob, name: string ): void {
	const url = URL.createObjectURL( file );
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	document.body.append( link );
	link.click();
	link.remove();
	// Once the browser has begun to write it.
	setTimeout( () => URL.revokeObjectURL( url ), 10_000 );
}
