import { call } from '../e2e/support/site/api';
import { expect, test } from '../e2e/support/test';
import { at } from './support/clock';
import { command } from './support/command';
import { addMailingForm, keyOf, stored, submit } from './support/submissions';

/** Calls the site's REST API at another time; returns the status and the parsed response. */
const callAt = async ( time: string, path: string, body: object ): Promise< [ number, unknown ] > =>
	JSON.parse(
		(
			await command(
				`$request = new WP_REST_Request( 'POST', '${ path }' );
				$request->set_header( 'Content-Type', 'application/json' );
				$request->set_body( '${ JSON.stringify( body ) }' );
				$reply = rest_do_request( $request );
				echo wp_json_encode( array( $reply->get_status(), $reply->get_data() ) );`,
				{ env: at( time ) }
			)
		).printed
	);

/** Saves a form now or at another time; returns its id and token. */
async function save( marker: string, time = '+0' ): Promise< { id: number; token: string } > {
	const id = await addMailingForm( { save: { enabled: true } } );
	const body = { input_1: marker, gform_save: '1', gform_unique_id: keyOf( marker ) };
	const [ status, reply ] = await callAt( time, `/gf/v2/forms/${ id }/submissions`, body );
	expect( status ).toBe( 200 );
	return { id, token: ( reply as { resume_token: string } ).resume_token };
}

const load = async ( time: string, draft: object ) =>
	( await callAt( time, '/s1t2/v1/drafts/load', draft ) )[ 0 ];

const DAY = 86_400;

/** Returns seconds since the epoch in libfaketime's format. */
const clock = ( seconds: number ) =>
	`@${ new Date( seconds * 1000 ).toISOString().slice( 0, 19 ).replace( 'T', ' ' ) }`;

test( '@long a saved form lives for 30 days to the second, though the clock jumps', async ( {
	marker,
} ) => {
	const start = Math.floor( Date.now() / 1000 );
	const draft = await save( marker );
	const ends = start + 30 * DAY;
	expect( await load( clock( ends - 60 ), draft ) ).toBe( 200 );
	expect( await load( clock( ends + 120 ), draft ) ).toBe( 404 );
	// Jobs that run at a future time must not delete data that is valid now.
	expect( await load( '-2d', draft ) ).toBe( 200 );
	expect( await load( '+0', draft ) ).toBe( 200 );
	await command( `do_action( 'atoll_drafts_expire' );`, { env: at( '+31d' ) } );
	expect( await load( '+0', draft ) ).toBe( 404 );
} );

test( '@long 30 days are 30 days across both changes of daylight saving', async ( { marker } ) => {
	for ( const [ index, begins ] of [ '2026-09-20 03:00:00', '2027-03-20 03:00:00' ].entries() ) {
		const draft = await save( `${ marker }${ index }`, `@${ begins }` );
		const ends = Date.parse( `${ begins }Z` ) / 1000 + 30 * DAY;
		expect( await load( clock( ends - 60 ), draft ), begins ).toBe( 200 );
		expect( await load( clock( ends + 60 ), draft ), begins ).toBe( 404 );
	}
} );

/** Nights to check: when 02:00 becomes 03:00 in Sydney, when 03:00 becomes 02:00, and two midnights. */
const NIGHTS = [
	{ time: '2026-10-03 15:58:00', says: '4 October 2026 1:58 am' },
	{ time: '2026-10-03 16:00:30', says: '4 October 2026 3:00 am' },
	{ time: '2027-04-03 15:30:00', says: '4 April 2027 2:30 am' },
	{ time: '2027-04-03 16:30:00', says: '4 April 2027 2:30 am' },
	{ time: '2026-10-03 13:58:00', says: '3 October 2026 11:58 pm' },
	{ time: '2026-10-03 14:00:01', says: '4 October 2026 12:00 am' },
];

test( '@long an entry is stored at its second and shown on its day', async ( { marker } ) => {
	for ( const [ index, { time, says } ] of NIGHTS.entries() ) {
		const form = await addMailingForm();
		const body = {
			input_1: `${ marker }${ index }`,
			input_2: `${ marker }@example.com`,
			gform_unique_id: keyOf( `${ marker }${ index }` ),
		};
		const [ status ] = await callAt( `@${ time }`, `/gf/v2/forms/${ form }/submissions`, body );
		expect( status ).toBe( 200 );
		const { entries } = await call< { entries: { date_created: string }[] } >(
			`gf/v2/entries?form_ids[0]=${ form }`
		);
		const [ { date_created: stamp } = { date_created: '' } ] = entries;
		expect( Math.abs( Date.parse( `${ stamp }Z` ) - Date.parse( `${ time }Z` ) ) ).toBeLessThan(
			60_000
		);
		const { printed } = await command(
			`echo wp_date( 'j F Y g:i a', strtotime( '${ stamp } UTC' ) );`
		);
		expect( printed.replace( /:\d\d/, '' ) ).toBe( says.replace( /:\d\d/, '' ) );
	}
} );

test( '@long a clock that was set back stores the same once and loses nothing', async ( {
	marker,
} ) => {
	const form = await addMailingForm();
	const body = {
		input_1: marker,
		input_2: `${ marker }@example.com`,
		gform_unique_id: keyOf( marker ),
	};
	const path = `/gf/v2/forms/${ form }/submissions`;
	const [ status, reply ] = await callAt( '+2d', path, body );
	expect( status ).toBe( 200 );
	const again = await submit( form, marker );
	expect( again.status ).toBe( 200 );
	expect( JSON.parse( again.body ) ).toEqual( reply );
	expect( await stored( marker, [ marker ] ) ).toEqual( [ 1 ] );
} );
