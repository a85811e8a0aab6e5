/** @jest-environment node */
import { Offline, Refused, TimedOut, Unreadable } from '../../../../../api';
import { isClosed, isFinal } from './failures';

describe( 'uploads are closed to visitors', () => {
	it.each( [
		[ 'another plugin asks for a login', new Refused( 'rest_login_required', 'No.', 401 ) ],
		[ 'the route was taken away', new Refused( 'rest_no_route', 'No.', 404 ) ],
		[ 'a firewall answers with a page', new Unreadable( 'No JSON', 403 ) ],
		[ 'something is printed before the answer', new Unreadable( 'No JSON', 200 ) ],
	] )( 'where %s', ( _, thrown ) => expect( isClosed( thrown ) ).toBe( true ) );

	it.each( [
		[ 'a login has ended', new Refused( 'rest_cookie_invalid_nonce', 'No.', 403 ) ],
		[ 'the form is not open any more', new Refused( 'atoll_form_not_found', 'No.', 404 ) ],
		[ 'there were too many calls', new Unreadable( 'No JSON', 429 ) ],
		[ 'the site is being updated', new Unreadable( 'No JSON', 503 ) ],
		[ 'no answer came', new Unreadable( 'cut' ) ],
		[ 'it took too long', new TimedOut() ],
		[ 'there is no connection', new Offline() ],
	] )( 'but not where %s', ( _, thrown ) => expect( isClosed( thrown ) ).toBe( false ) );
} );

it( 'takes for final that the session has ended, as the island says', () => {
	// The island is a separate script with its own copy of the classes.
	const refused = { name: 'Refused', code: 'atoll_session_ended', status: 401 };
	expect( isFinal( Object.assign( new Error(), refused ) ) ).toBe( true );
} );
