import { redirectUrl } from './redirect';

const ENDPOINT = 'https://content.test/wp-json/gf/v2/forms/12/submissions';

it.each( [
	[
		'swaps the content host for this one',
		'https://content.test/a/?b=1#c',
		'http://localhost/a/?b=1#c',
	],
	[
		'reads a relative address as the content host would',
		'/thanks/',
		'http://localhost/thanks/',
	],
	[ 'leaves other sites alone', 'https://other.test/a/', 'https://other.test/a/' ],
	[
		'takes another port for another site',
		'https://content.test:8443/a',
		'https://content.test:8443/a',
	],
	[ 'runs no script', 'javascript:alert(1)', null ],
	[ 'opens no data', 'data:text/html,hi', null ],
	[ 'opens no file', 'file:///etc/passwd', null ],
	[ 'gives up on what is no address', 'http://', null ],
] )( '%s', ( _, redirect, target ) => {
	expect( redirectUrl( redirect, ENDPOINT ) ).toBe( target );
} );
