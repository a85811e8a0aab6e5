/** @jest-environment node */
import { errorMessage } from './wording';

it.each( [
	[
		{ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' },
		'You are logged out.',
	],
	[ { code: 'rest_forbidden', message: 'Sorry', data: { status: 401 } }, 'You are logged out.' ],
	[ { message: 'No entry was chosen.', data: { status: 400 } }, 'No entry was chosen.' ],
	[ undefined, 'Something went wrong.' ],
] )( 'what failed is said to people', ( thrown, words ) => {
	expect( errorMessage( thrown ) ).toContain( words );
} );
