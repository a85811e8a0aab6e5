import { chosenOf } from './columns';
import { download } from './download';

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

describe( 'a download', () => {
	it( 'counts rows as they come, also where a line ends between two pieces', async () => {
		answerWith( [ '"No."\r\n"1"\r', '\n"2\nlines"\r\n' ], {
			'X-Atoll-Rows': '2',
			'Content-Disposition': "attachment; filename*=UTF-8''Entries_2026.csv",
		} );
		const progress = jest.fn();
		const { file, name } = await download(
			DOOR,
			WANTED,
			new AbortController().signal,
			progress
		);
		expect( progress.mock.calls ).toEqual( [
			[ 0, 2 ],
			[ 2, 2 ],
		] );
		expect( [ file.size, name ] ).toEqual( [ 23, 'Entries_2026.csv' ] );
	} );

	it( 'that ends too early is no file', async () => {
		answerWith( [ '"No."\r\n"1"\r\n' ], { 'X-Atoll-Rows': '2' } );
		await expect(
			download( DOOR, WANTED, new AbortController().signal, () => {} )
		).rejects.toThrow();
	} );

	it( 'that is refused says why', async () => {
		answerWith(
			[ 'Load this page again.' ],
			{ 'Content-Type': 'text/plain; charset=utf-8' },
			403
		);
		await expect(
			download( DOOR, WANTED, new AbortController().signal, () => {} )
		).rejects.toThrow( 'Load this page again.' );
	} );
} );

it( 'a file has number, date and whole answers, and what somebody adds', () => {
	const columns = [ 'id', 'date_created', 'ip', '5', '5.1' ].map( ( key ) => ( {
		key,
		heading: key,
	} ) );
	expect( chosenOf( columns, {} ) ).toEqual( [ 'id', 'date_created', '5' ] );
	expect( chosenOf( columns, { ip: true, 5: false } ) ).toEqual( [ 'id', 'date_created', 'ip' ] );
} );
