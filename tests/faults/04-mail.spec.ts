import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { call } from '../e2e/support/site/api';
import { expect, test } from '../e2e/support/test';
import { asked, command } from './support/command';
import { addMailingForm, mailed, sendWaiting, stored, submit } from './support/submissions';

/** Returns the sending attempts of the tests' mail so far. */
const attempts = () =>
	readFile( join( process.env.ATOLL_WP_DIR!, 'wp-content/atoll-fault-mail' ), 'utf8' ).catch(
		() => ''
	);

/** Returns the state of the mail about a form's entries. */
const story = ( form: number ) =>
	asked< { status: string; attempts: string; waits: string } >( `
		global $wpdb;
		echo wp_json_encode( $wpdb->get_row( "SELECT status, attempts, due > UTC_TIMESTAMP() AS waits FROM {$wpdb->prefix}atoll_mail WHERE form_number = ${ form }" ) );` );

for ( const mail of [ 'refused', 'throws' ] as const ) {
	test( `a visitor is confirmed when mail is ${ mail }, and it is sent later`, async ( {
		marker,
	} ) => {
		const form = await addMailingForm();
		const reply = await submit( form, marker, { fault: { mail } } );
		expect( reply ).toMatchObject( { status: 200 } );
		expect( await stored( marker, [ marker ] ) ).toEqual( [ 1 ] );
		await expect
			.poll( () => story( form ) )
			.toEqual( { status: 'waiting', attempts: '1', waits: '1' } );
		// Another test may be sending at this moment, in which case no other process does.
		await expect
			.poll( () => sendWaiting( marker ).then( () => story( form ) ) )
			.toMatchObject( { status: 'sent', attempts: '2' } );
		expect( await mailed( [ marker ] ) ).toEqual( [ 1 ] );
	} );
}

test( 'a mail whose sender is killed once it has left arrives once', async ( { marker } ) => {
	const form = await addMailingForm();
	expect( await submit( form, marker, { fault: { mailLog: true } } ) ).toMatchObject( {
		status: 200,
	} );
	await expect.poll( () => mailed( [ marker ] ) ).toEqual( [ 1 ] );
	await expect
		.poll( () => sendWaiting( marker ).then( () => story( form ) ) )
		.toMatchObject( { status: 'sent', attempts: '2' } );
	expect( await mailed( [ marker ] ) ).toEqual( [ 1 ] );
} );

test( 'a mail server that hangs for 30 s keeps no visitor waiting', async ( { marker } ) => {
	const form = await addMailingForm();
	const reply = await submit( form, marker, { fault: { mail: 'slow' } } );
	expect( reply ).toMatchObject( { status: 200 } );
	await expect.poll( attempts ).toContain( 'slow' );
	expect( await attempts() ).not.toContain( 'slow ended' );
	expect( await stored( marker, [ marker ] ) ).toEqual( [ 1 ] );
} );

test( 'mail that was given up is shown on its entry and in Site Health @alone', async ( {
	marker,
} ) => {
	const form = await addMailingForm();
	await submit( form, marker, { fault: { mail: 'refused' } } );
	await expect.poll( async () => ( await story( form ) ).attempts ).toBe( '1' );
	await command(
		`global $wpdb;
		for ( $tries = 0; $tries < 20; $tries++ ) {
			$wpdb->query( "UPDATE {$wpdb->prefix}atoll_mail SET due = '1970-01-01 00:00:00' WHERE form_number = ${ form } AND status = 'waiting'" );
			do_action( 'atoll_send_mail' );
		}`,
		{ fault: { mail: 'refused' } }
	);
	expect( await story( form ) ).toMatchObject( { status: 'failed' } );
	const health = await asked< { status: string } >( `
		echo wp_json_encode( apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct']['atoll_mail']['test']() );` );
	expect( health ).toMatchObject( { status: 'critical' } );
	const { entries } = await call< { entries: { id: string }[] } >(
		`gf/v2/entries?form_ids[0]=${ form }`
	);
	const page = await fetch(
		`${ process.env.ATOLL_URL }wp-admin/admin.php?page=atoll-entries&entry=${ entries[ 0 ]?.id }`,
		{ headers: { Cookie: process.env.ATOLL_COOKIE! } }
	);
	expect( await page.text() ).toMatch( /could not be sent|given up|failed/i );
	// Mail of other tests must not be reported because of this.
	await command(
		`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}atoll_mail WHERE form_number = ${ form }" );`
	);
} );
