import { chosenColumns } from './columns';
import { destinationFor, type Destination } from './destination';
import { download } from './download';

const ENDPOINT = { url: 'https://example.com/export', nonce: 'n' };
const REQUEST = { query: { form: 3 }, columns: [ 'id', '7' ] };

/** Responds to the next request with these pieces of a file. */
const answerWith = ( pieces: string[], head: Record< string, string >, status = 200 ) => {
	const chunks = pieces.map( ( piece ) => new Uint8Array( Buffer.from( piece ) ) );
	const fetch = jest.fn( async () => ( {
		ok: status < 400,
		headers: { get: ( name: string ) => head[ name ] ?? null },
		text: async () => pieces.join( '' ),
		body: { getReader: () => ( { read: async () => ( { value: chunks.shift() } ) } ) },
	} ) );
	window.fetch = fetch as unknown as typeof window.fetch;
	return fetch;
};

/** Returns a fake target that records its calls. */
const fakeDestination = () => {
	const calls: string[] = [];
	const destination: Destination = {
		write: async ( piece ) => calls.push( `${ piece.length } bytes` ),
		close: async ( name ) => void calls.push( name ),
		abort: async () => void calls.push( 'aborted' ),
	};
	return { destination, calls };
};

describe( 'a download', () => {
	it( 'counts rows as they come, also where a line ends between two pieces', async () => {
		answerWith( [ '"No."\r\n"1"\r', '\n"2\nlines"\r\n\0', '2', '\n' ], {
			'X-Atoll-Rows': '2',
			'Content-Disposition': "attachment; filename*=UTF-8''Entries_2026.csv",
		} );
		const onProgress = jest.fn();
		const { destination, calls } = fakeDestination();
		await expect(
			download( ENDPOINT, REQUEST, destination, new AbortController().signal, onProgress )
		).resolves.toBe( 2 );
		expect( onProgress.mock.calls ).toEqual( [
			[ 0, 2 ],
			[ 2, 2 ],
		] );
		expect( calls ).toEqual( [ '11 bytes', '12 bytes', 'Entries_2026.csv' ] );
	} );

	it( 'is whole though entries were moved after they had been counted', async () => {
		answerWith( [ '"No."\r\n"1"\r\n\u00001\n' ], { 'X-Atoll-Rows': '2' } );
		const { destination, calls } = fakeDestination();
		await download( ENDPOINT, REQUEST, destination, new AbortController().signal, () => {} );
		expect( calls ).toEqual( [ '12 bytes', 'entries.csv' ] );
	} );

	it( 'of entries that are all gone meanwhile is no file, and says so', async () => {
		answerWith( [ '"No."\r\n\u00000\n' ], { 'X-Atoll-Rows': '0' } );
		const { destination, calls } = fakeDestination();
		await expect(
			download( ENDPOINT, REQUEST, destination, new AbortController().signal, () => {} )
		).rejects.toThrow( 'moved or deleted meanwhile' );
		expect( calls.at( -1 ) ).toBe( 'aborted' );
	} );

	it.each( [
		[ 'without its end', '"No."\r\n"1"\r\n"2"\r\n' ],
		[ 'with fewer rows than were sent', '"No."\r\n"1"\r\n\u00002\n' ],
		[ 'within its end', '"No."\r\n"1"\r\n\u00001' ],
	] )( 'that arrives %s is no file', async ( _, file ) => {
		answerWith( [ file ], { 'X-Atoll-Rows': '2' } );
		const { destination, calls } = fakeDestination();
		await expect(
			download( ENDPOINT, REQUEST, destination, new AbortController().signal, () => {} )
		).rejects.toThrow();
		expect( calls.at( -1 ) ).toBe( 'aborted' );
	} );

	it( 'that is refused says why', async () => {
		answerWith(
			[ 'Load this page again.' ],
			{ 'Content-Type': 'text/plain; charset=utf-8' },
			403
		);
		await expect(
			download(
				ENDPOINT,
				REQUEST,
				fakeDestination().destination,
				new AbortController().signal,
				() => {}
			)
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
	const destination = await destinationFor( 10_001, 'entries.csv' );
	await destination.write( new Uint8Array( [ 1 ] ) );
	await destination.close( 'entries.csv' );
	expect( written ).toHaveLength( 1 );
	expect( stream.close ).toHaveBeenCalled();
} );

it( 'a file has number, date and whole answers, and what somebody adds', () => {
	const columns = [ 'id', 'date_created', 'ip', '5', '5.1' ].map( ( key ) => ( {
		key,
		heading: key,
	} ) );
	expect( chosenColumns( columns, {} ) ).toEqual( [ 'id', 'date_created', '5' ] );
	expect( chosenColumns( columns, { ip: true, 5: false } ) ).toEqual( [
		'id',
		'date_created',
		'ip',
	] );
} );
