import { movedFile } from '../../../../../../tests/js/chosen-files';
import { Offline, TimedOut, Unreadable, UploadFailed, type Received } from '../../../../../api';
import { transfer, type UploadCalls, type TransferCallbacks } from './transfer';

/** Returns a server that keeps the bytes it receives and fails as a test asks. */
const serverWith = ( trouble: ( call: number ) => Error | undefined = () => undefined ) => {
	const files = new Map< string, { size: number; received: number } >();
	const log: string[] = [];
	const pauses: number[] = [];
	let calls = 0;
	const answer = ( id: string ): Received => {
		const { size, received } = files.get( id )!;
		return { id, received, complete: received === size };
	};
	const line: UploadCalls = {
		nonce: jest.fn( async ( fresh ) => ( fresh ? 'fresh' : 'first' ) ),
		send: async ( { filename, size, id = '', offset }, _watch, bytes ) => {
			const thrown = trouble( ++calls );
			log.push(
				id
					? `${ offset ?? '?' }+${ bytes?.size ?? 0 }`
					: `${ filename } ${ size ?? 'whole' }`
			);
			if ( thrown ) {
				throw thrown;
			}
			if ( ! id ) {
				files.set( 'one', { size: size ?? bytes!.size, received: bytes?.size ?? 0 } );
				return answer( 'one' );
			}
			const file = files.get( id );
			if ( ! file ) {
				throw new UploadFailed( 'atoll_upload_gone', 'Gone.', 404 );
			}
			file.received = Math.max( file.received, ( offset ?? 0 ) + ( bytes?.size ?? 0 ) );
			return answer( id );
		},
		wait: async ( ms ) => void pauses.push( ms ),
	};
	return { files, line, log, pauses };
};

const fileOf = ( size: number ) => new File( [ new Uint8Array( size ) ], 'pay.pdf' );
const watch: TransferCallbacks = {
	id: '',
	onProgress: () => {},
	onLost: () => {},
	signal: new AbortController().signal,
};
const lost = new Unreadable( 'cut' );

it( 'sends a small file in one call', async () => {
	const { line, log } = serverWith();
	expect( await transfer( fileOf( 1000 ), line, watch ) ).toBe( 'one' );
	expect( log ).toEqual( [ 'pay.pdf whole' ] );
} );

it( 'sends a large file in parts, each where the last one ended', async () => {
	const { line, log } = serverWith();
	const onProgress = jest.fn();
	await transfer( fileOf( 2_000_000 ), line, { ...watch, onProgress } );
	expect( log ).toEqual( [ 'pay.pdf 2000000', '0+786432', '786432+786432', '1572864+427136' ] );
	expect( onProgress.mock.calls.map( ( [ , sent ] ) => sent ) ).toEqual( [
		0, 786432, 1572864, 2000000,
	] );
} );

it( 'tells how far a part has come, without what goes along', async () => {
	const { line } = serverWith();
	const onProgress = jest.fn();
	const send: UploadCalls[ 'send' ] = ( call, { onSent }, bytes ) => {
		onSent( 300 );
		onSent( 9000 );
		return line.send( call, { onSent, signal: watch.signal }, bytes );
	};
	await transfer( fileOf( 1000 ), { ...line, send }, { ...watch, onProgress } );
	expect( onProgress.mock.calls ).toEqual( [
		[ '', 300 ],
		[ '', 1000 ],
		[ 'one', 1000 ],
	] );
} );

it( 'asks where it stopped after the connection was cut, and goes on there', async () => {
	const { line, log, pauses } = serverWith( ( call ) => ( call === 3 ? lost : undefined ) );
	expect( await transfer( fileOf( 2_000_000 ), line, watch ) ).toBe( 'one' );
	expect( log ).toEqual( [
		'pay.pdf 2000000',
		'0+786432',
		'786432+786432',
		'?+0',
		'786432+786432',
		'1572864+427136',
	] );
	expect( pauses ).toEqual( [ 500 ] );
} );

it( 'goes on with a file that was begun before', async () => {
	const { files, line, log } = serverWith();
	files.set( 'one', { size: 2_000_000, received: 1_900_000 } );
	await transfer( fileOf( 2_000_000 ), line, { ...watch, id: 'one' } );
	expect( log ).toEqual( [ '?+0', '1900000+100000' ] );
} );

it( 'begins again when the server no longer has the file', async () => {
	const { line, log } = serverWith();
	expect( await transfer( fileOf( 1000 ), line, { ...watch, id: 'old' } ) ).toBe( 'one' );
	expect( log ).toEqual( [ '?+0', 'pay.pdf whole' ] );
} );

it( 'does not begin for ever where the server loses each file that it has taken some of', async () => {
	const { files, line, log, pauses } = serverWith( ( call ) => {
		if ( call % 3 === 0 ) {
			files.clear();
		}
		return undefined;
	} );
	await expect( transfer( fileOf( 2_000_000 ), line, watch ) ).rejects.toMatchObject( {
		code: 'atoll_upload_gone',
	} );
	expect( log.filter( ( call ) => call === 'pay.pdf 2000000' ) ).toHaveLength( 3 );
	expect( pauses ).toEqual( [ 1000 ] );
} );

it( 'sends smaller parts where a part is too large', async () => {
	const { line, log } = serverWith( ( call ) =>
		call === 1 ? new Unreadable( 'html', 413 ) : undefined
	);
	expect( await transfer( fileOf( 700_000 ), line, watch ) ).toBe( 'one' );
	expect( log ).toEqual( [ 'pay.pdf whole', 'pay.pdf 700000', '0+350000', '350000+350000' ] );
} );

it( 'fetches a fresh nonce once when the first is over', async () => {
	const over = new UploadFailed( 'atoll_upload_nonce', 'Over.', 403 );
	const { line } = serverWith( ( call ) => ( call === 1 ? over : undefined ) );
	expect( await transfer( fileOf( 10 ), line, watch ) ).toBe( 'one' );
	expect( line.nonce ).toHaveBeenCalledWith( true );
	const always = serverWith( () => over );
	await expect( transfer( fileOf( 10 ), always.line, watch ) ).rejects.toBe( over );
	expect( always.log ).toHaveLength( 2 );
} );

it( 'takes a no for a no', async () => {
	const no = new UploadFailed( 'atoll_file_type', 'Not this one.', 400 );
	const { line, log } = serverWith( () => no );
	await expect( transfer( fileOf( 10 ), line, watch ) ).rejects.toBe( no );
	expect( log ).toHaveLength( 1 );
} );

it.each( [
	[ 'a line that is dead for three minutes', new Offline(), 195_500 ],
	[
		'several calls that nobody answers, each of which has waited itself',
		new TimedOut(),
		15_500,
	],
] )( 'gives up after %s, not before', async ( _, trouble, waited ) => {
	const { line, pauses } = serverWith( () => trouble );
	await expect( transfer( fileOf( 10 ), line, watch ) ).rejects.toBe( trouble );
	expect( pauses.slice( 0, 5 ) ).toEqual( [ 500, 1000, 2000, 4000, 8000 ] );
	expect( pauses.reduce( ( sum, pause ) => sum + pause ) ).toBe( waited );
} );

it.each( [
	[ 'a server error', new Unreadable( 'html', 500 ), [ 500 ] ],
	[ 'an error in words', new UploadFailed( 'atoll_uploads_unavailable', 'Full.', 503 ), [ 500 ] ],
	[ 'an answer that nobody knows', new Unreadable( 'neither', 200 ), [ 500 ] ],
	[ 'a part that is too large', new Unreadable( 'html', 413 ), [] ],
] )( 'leaves it to the person within a second after %s', async ( _, trouble, expected ) => {
	const { line, pauses } = serverWith( () => trouble );
	await expect( transfer( fileOf( 10 ), line, watch ) ).rejects.toBe( trouble );
	expect( pauses ).toEqual( expected );
	await expect( transfer( fileOf( 2_000_000 ), line, watch ) ).rejects.toBe( trouble );
} );

it( 'gives up where parts are taken and nothing of them arrives', async () => {
	const { line, log, pauses } = serverWith();
	const send: UploadCalls[ 'send' ] = ( { offset, ...call }, progress ) =>
		log.length < 20
			? line.send( call, progress )
			: Promise.reject( new Error( `For ever, at ${ offset }` ) );
	await expect( transfer( fileOf( 2_000_000 ), { ...line, send }, watch ) ).rejects.toMatchObject(
		{ name: 'Unreadable', status: 200 }
	);
	expect( log ).toEqual( [ 'pay.pdf 2000000', '?+0', '?+0', '?+0' ] );
	expect( pauses ).toEqual( [ 500 ] );
} );

it( 'waits for a server that says it is too much just now', async () => {
	const busy = new UploadFailed( 'atoll_too_many', 'Wait a minute.', 429 );
	const { line, pauses } = serverWith( ( call ) => ( call < 4 ? busy : undefined ) );
	expect( await transfer( fileOf( 10 ), line, watch ) ).toBe( 'one' );
	expect( pauses ).toEqual( [ 500, 1000, 2000 ] );
} );

it( 'stops when nobody wants the file any more', async () => {
	const { line, log } = serverWith();
	const abort = new AbortController();
	const onProgress = ( _: string, sent: number ) => sent && abort.abort();
	const callbacks = { ...watch, onProgress, signal: abort.signal };
	expect( await transfer( fileOf( 2_000_000 ), line, callbacks ) ).toBeNull();
	expect( log ).toEqual( [ 'pay.pdf 2000000', '0+786432' ] );
} );

it( 'ends at once when the file cannot be read any more, which looks like a line that is lost', async () => {
	const { line, pauses } = serverWith( () => lost );
	const onLost = jest.fn();
	const file = movedFile( 'pay.pdf' );
	await expect( transfer( file, line, { ...watch, onLost } ) ).rejects.toMatchObject( {
		name: 'FileUnreadable',
	} );
	expect( [ pauses, onLost.mock.calls ] ).toEqual( [ [], [] ] );
} );

it( 'tells of a line that is lost before it waits, and not of a server that answers wrongly', async () => {
	const { line, pauses } = serverWith(
		( call ) => ( { 2: lost, 5: new Unreadable( 'error', 500 ) } )[ call ]
	);
	const pausesAtLoss: number[] = [];
	await transfer( fileOf( 2_000_000 ), line, {
		...watch,
		onLost: () => pausesAtLoss.push( pauses.length ),
	} );
	expect( pausesAtLoss ).toEqual( [ 0 ] );
} );
