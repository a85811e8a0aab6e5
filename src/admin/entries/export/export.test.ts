import { chosenOf } from './columns';
import { download } from './download';
import { destinationFor, type Destination } from './destination';

const DOOR = { url: 'https://example.com/export', nonce: 'n' };
const WANTED = { query: { form: 3 }, columns: [ 'id', '7' ] };

/** Answers the next request with these pieces of a file. */
const answerWith = ( pieces: string[], head: Record< string, string >, status = 200 ) => {
	const rest = pieces.map( ( piece ) => new Uint8Array( Buffer.from( piece ) ) );
	const fetch = jest.fn( async () => ( {
		ok: status < 400,
		headers: { get: ( name: string ) => head[ name ] ?? null },
		text: async () => pieces.join( '' ),
		body: { getReader: () => ( { read: async () => ( { value: rest.shift() } ) } ) },
	} ) );
	window.fetch = fetch as unknown as typeof window.fetch;
	return fetch;
};

/** Somewhere for a file, and what became of it. */
const somewhere = () => {
	const told: string[] = [];
	const place: Destination = {
		write: async ( piece ) => told.push( `${ piece.length } bytes` ),
		keep: async ( name ) => void told.push( name ),
		drop: async () => void told.push( 'dropped' ),
	};
	return { place, told };
};

describe( 'a download', () => {
	it( 'counts rows as they come, also where a line ends between two pieces', async () => {
		answerWith( [ '"No."\r\n"1"\r', '\n"2\nlines"\r\n' ], {
			'X-Atoll-Rows': '2',
			'Content-Disposition': "attachment; filename*=UTF-8''Entries_2026.csv",
		} );
		const progress = jest.fn();
		const { place, told } = somewhere();
		await download( DOOR, WANTED, place, new AbortController().signal, progress );
		expect( progress.mock.calls ).toEqual( [
			[ 0, 2 ],
			[ 2, 2 ],
		] );
		expect( told ).toEqual( [ '11 bytes', '12 bytes', 'Entries_2026.csv' ] );
	} );

	it( 'that ends too early is no file', async () => {
		answerWith( [ '"No."\r\n"1"\r\n' ], { 'X-Atoll-Rows': '2' } );
		const { place, told } = somewhere();
		await expect(
			download( DOOR, WANTED, place, new AbortController().signal, () => {} )
		).rejects.toThrow();
		expect( told.at( -1 ) ).toBe( 'dropped' );
	} );

	it( 'that is refused says why', async () => {
		answerWith(
			[ 'Load this page again.' ],
			{ 'Content-Type': 'text/plain; charset=utf-8' },
			403
		);
		await expect(
			download( DOOR, WANTED, somewhere().place, new AbortController().signal, () => {} )
		).rejects.toThrow( 'Load this page again.' );
	} );
} );

it( 'a long file is written to the disk as it comes, where the browser can', async () => {
	const written: unknown[] = [];
	const stream = { write: async ( piece: unknown ) => written.push( piece ), close: jest.fn() };
	const showSaveFilePicker = jest.fn( async () => ( { createWritable: async () => stream } ) );
	Object.assign( window, { showSaveFilePicker } );
	await destinationFor( 10_000, 'entries.csv' );
	expect( showSaveFilePicker ).not.toHaveBeenCalled();
	const place = await destinationFor( 10_001, 'entries.csv' );
	await place.write( new Uint8Array( [ 1 ] ) );
	await place.keep( 'entries.csv' );
	expect( written ).toHaveLength( 1 );
	expect( stream.close ).toHaveBeenCalled();
} );

it( 'a file has number, date and whole answers, and what somebody adds', () => {
	const columns = [ 'id', 'date_created', 'ip', '5', '5.1' ].map( ( key ) => ( {
		key,
		heading: key,
	} ) );
	expect( chosenOf( columns, {} ) ).toEqual( [ 'id', 'date_created', '5' ] );
	expect( chosenOf( columns, { ip: true, 5: false } ) ).toEqual( [ 'id', 'date_created', 'ip' ] );
} );
