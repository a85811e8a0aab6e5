import { FakeRequest } from '../../../tests/js/fake-request';
import { TimedOut, Unreadable } from '../errors';
import { sendUpload } from './upload';

const PLACE = { formId: 1, fieldId: 6, uniqueId: 'one' };
const DATA = { temp_filename: 'server-1', received: 10, complete: true };

const begin = () => {
	const abort = new AbortController();
	const onSent = jest.fn();
	const answer = sendUpload(
		'http://content.test/uploads',
		PLACE,
		{ nonce: 'once', filename: 'pay.pdf' },
		{ onSent, signal: abort.signal },
		new Blob( [ 'ten bytes.' ] )
	);
	return { abort, answer, onSent, request: FakeRequest.sent.at( -1 )! };
};

beforeEach( () => {
	jest.useFakeTimers();
	FakeRequest.use();
} );
afterEach( () => jest.useRealTimers() );

it( 'tells how much has left, and what the server says', async () => {
	const { answer, onSent, request } = begin();
	request.leave( 4 );
	expect( onSent ).toHaveBeenCalledWith( 4 );
	request.answer( { status: 'ok', data: DATA } );
	expect( await answer ).toEqual( { id: 'server-1', received: 10, complete: true } );
} );

it( 'has time for as long as it gets on, and 30 s after that', async () => {
	const { answer, request } = begin();
	const outcome = answer.catch( ( thrown ) => thrown );
	for ( let second = 0; second < 120; second += 20 ) {
		jest.advanceTimersByTime( 20_000 );
		request.leave( second + 1 );
	}
	expect( request.isAborted ).toBe( false );
	jest.advanceTimersByTime( 30_000 );
	expect( request.isAborted ).toBe( true );
	expect( await outcome ).toBeInstanceOf( TimedOut );
} );

it( 'stops in the middle when nobody wants it any more', async () => {
	const { abort, answer, request } = begin();
	const outcome = answer.catch( ( thrown ) => thrown );
	abort.abort();
	expect( request.isAborted ).toBe( true );
	expect( await outcome ).toBeInstanceOf( Unreadable );
} );
