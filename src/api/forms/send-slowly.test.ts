import { FakeRequest } from '../../../tests/js/fake-request';
import { TimedOut, Unreadable } from '../errors';
import { saveForm } from './save-form';
import { sendSlowly } from './send-slowly';
import { submitForm } from './submit-form';
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

describe.each( [
	[ 'sent', submitForm, { confirmation_type: 'redirect', confirmation_redirect: '/' } ],
	[ 'saved', saveForm, { resume_token: 'token' } ],
] )( 'a form that is %s with files', ( _, sendForm, done ) => {
	const sendFiles = () => {
		const answer = sendForm( 'http://content.test/', new FormData(), sendSlowly() );
		return { answer, request: FakeRequest.sent.at( -1 )! };
	};

	it( 'has time for as long as it gets on, too', async () => {
		const { answer, request } = sendFiles();
		for ( let second = 0; second < 120; second += 20 ) {
			jest.advanceTimersByTime( 20_000 );
			request.leave( second + 1 );
		}
		request.answer( { is_valid: true, ...done } );
		await expect( answer ).resolves.toBeTruthy();
	} );

	it( 'hears which status an answer has that is not ours, though another script reads it', async () => {
		const { answer, request } = sendFiles();
		request.answerPage( '<h1>Busy</h1>', 503 );
		await expect( answer ).rejects.toMatchObject( { name: 'Unreadable', status: 503 } );
	} );

	it( 'goes by fetch without', async () => {
		const fetched = jest.fn( async () => ( {
			status: 200,
			text: async () => JSON.stringify( done ),
		} ) );
		Object.assign( globalThis, { fetch: fetched } );
		await sendForm( 'http://content.test/', new URLSearchParams(), sendSlowly() ).catch(
			() => {}
		);
		expect( fetched ).toHaveBeenCalledTimes( 1 );
		expect( FakeRequest.sent ).toHaveLength( 0 );
	} );
} );
