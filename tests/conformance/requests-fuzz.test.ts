/**
 * @jest-environment node
 */
import { Random } from './fuzz/random';
import { anyRequest, type FuzzedRequest } from './fuzz/requests/requests';
import type { Prepared } from './fuzz/requests/site';
import { targetsOf } from './fuzz/requests/targets';

const PREPARED: Prepared = {
	people: Object.fromEntries(
		[ 'visitor', 'client', 'staff', 'editor', 'administrator' ].map( ( who ) => [
			who,
			[
				{
					cookie: who === 'visitor' ? '' : `login=${ who }`,
					nonces: { wp_rest: `of ${ who }` },
				},
			],
		] )
	),
	known: { form: [ 7 ], entry: [ 12 ], post: [ 3 ], token: [ 'abc' ], group: [ 'header' ] },
	routes: [ 'GET /gf/v2/entries/(?P<entry_id>[\\d]+)', 'POST /gf/v2/forms' ],
	doors: [ 'admin_post_atoll_export', 'wp_ajax_atoll_send_mail' ],
	screens: [ 'admin.php?page=atoll-entries' ],
	portal: [ 'log-in' ],
	entryForms: [ 'add-note' ],
	abilities: [ 'atoll/list-forms' ],
	pages: [ '/contact/' ],
	answers: { input_1: 'Jo' },
	form: { title: 'Enquiry', fields: [ { id: 1, type: 'text' } ] },
};

const requests = ( seed: number, count = 600 ): FuzzedRequest[] => {
	const random = new Random( seed );
	const targets = targetsOf( PREPARED );
	return random.many( count, () => anyRequest( random, targets, PREPARED ) );
};

it( 'makes the same requests of the same seed, and others of another', () => {
	expect( requests( 7, 100 ) ).toEqual( requests( 7, 100 ) );
	expect( requests( 8, 100 ) ).not.toEqual( requests( 7, 100 ) );
} );

it( 'asks everything, as everybody', () => {
	const all = requests( 1 );
	expect( new Set( all.map( ( { target } ) => target.name ) ) ).toEqual(
		new Set( targetsOf( PREPARED ).map( ( { name } ) => name ) )
	);
	expect( [ ...new Set( all.map( ( { who } ) => who ) ) ].sort() ).toEqual(
		Object.keys( PREPARED.people ).sort()
	);
} );

it( 'names what there is, and shows the nonce of whoever asks, so that it comes past the door', () => {
	const entries = requests( 2 ).filter( ( { path } ) =>
		path.startsWith( '/wp-json/gf/v2/entries/12' )
	);
	expect( entries.length ).toBeGreaterThan( 10 );
	for ( const { who, headers } of entries ) {
		expect( [ `of ${ who }`, undefined ] ).toContain( headers[ 'X-WP-Nonce' ] );
	}
} );

it( 'leaves no place open', () => {
	const open = requests( 3 ).filter( ( { path, body } ) =>
		/(\{|%7B)(form|entry|post|token)(\}|%7D)/.test( path + body )
	);
	expect( open ).toEqual( [] );
} );
