import { Offline, TimedOut, Unreadable, UploadFailed } from '../../../../../api';
import { FileUnreadable } from './failures';
import { afterAnswer, afterFailure, nextStep, progressFrom, type Progress } from './progress';

const fileOf = ( size: number ) => new File( [ new Uint8Array( size ) ], 'pay.pdf' );

/** The progress of a file that the server has begun. */
const begun: Progress = { ...progressFrom( '' ), id: 'one', sent: 786_432 };

const gone = new UploadFailed( 'atoll_upload_gone', 'Gone.', 404 );
const tooLarge = new Unreadable( 'html', 413 );

it.each( [
	[ 'whole, where it is small', progressFrom( '' ), 1000, { filename: 'pay.pdf' }, 1000 ],
	[
		'its name and size, where it comes in parts',
		progressFrom( '' ),
		2_000_000,
		{ filename: 'pay.pdf', size: 2_000_000 },
		undefined,
	],
	[ 'the next part', begun, 2_000_000, { id: 'one', offset: 786_432 }, 786_432 ],
	[ 'what is left of it', begun, 800_000, { id: 'one', offset: 786_432 }, 13_568 ],
	[
		'a question, where it was begun before',
		progressFrom( 'one' ),
		1000,
		{ id: 'one' },
		undefined,
	],
] )( 'sends of a file %s', ( _, progress, size, params, carried ) => {
	const [ asked, bytes ] = nextStep( progress, fileOf( size ) );
	expect( [ asked, bytes?.size ] ).toEqual( [ params, carried ] );
} );

it.each( [
	[ 'begins to count failures anew once more has arrived', 800_000, 0 ],
	[ 'goes on to count them where nothing has', 786_432, 3 ],
] )( '%s', ( _, received, tries ) => {
	expect(
		afterAnswer(
			{ ...begun, tries: 3, isUnknown: true },
			{ id: 'one', received, complete: false }
		)
	).toEqual( { ...begun, sent: received, tries, isUnknown: false } );
} );

it( 'begins again where the server no longer has the file: at once, then after a pause', () => {
	expect( afterFailure( begun, gone, 2_000_000 ) ).toEqual( [
		{ ...progressFrom( '' ), restarts: 1 },
		0,
	] );
	expect( afterFailure( { ...begun, restarts: 1 }, gone, 2_000_000 ) ).toEqual( [
		{ ...progressFrom( '' ), restarts: 2 },
		1000,
	] );
} );

it( 'asks how far it came before it goes on after a line that was lost', () => {
	expect( afterFailure( begun, new Offline(), 2_000_000 ) ).toEqual( [
		{ ...begun, tries: 1, isUnknown: true },
		500,
	] );
} );

it.each( [
	[ 'at once where it is too large', tooLarge, 0 ],
	[ 'after a pause where it is too slow', new TimedOut(), 500 ],
] )( 'halves a part, %s', ( _, thrown, pause ) => {
	expect( afterFailure( begun, thrown, 2_000_000 ) ).toMatchObject( [
		{ partSize: 393_216 },
		pause,
	] );
	expect( afterFailure( progressFrom( '' ), thrown, 200_000 ) ).toMatchObject( [
		{ partSize: 100_000 },
		pause,
	] );
} );

it.each( [
	[ 'a file that cannot be read', begun, new FileUnreadable() ],
	[ 'a file that is gone before it was begun', progressFrom( '' ), gone ],
	[ 'a file that is gone whenever it was begun', { ...begun, restarts: 2 }, gone ],
	[ 'the smallest part, where that is too large', { ...begun, partSize: 65_536 }, tooLarge ],
	[ 'a second wrong answer', { ...begun, tries: 1 }, new Unreadable( 'html', 500 ) ],
] )( 'gives up %s', ( _, progress, thrown ) => {
	expect( () => afterFailure( progress, thrown, 2_000_000 ) ).toThrow( thrown );
} );
