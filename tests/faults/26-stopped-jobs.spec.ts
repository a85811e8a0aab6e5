import { expect, test } from '../e2e/support/test';
import { SERVICE } from '../support/service';
import { asked, command } from './support/command';
import { randomNumbers } from './support/random';
import { addMailingForm, fewAtATime, submit } from './support/submissions';

// One after the other: a purge deletes old data of all forms, also that of other tests.
test.describe.configure( { mode: 'default' } );

/** Returns PHP that runs the job for the person with that email address. */
type Job = ( email: string ) => string;

const tool = ( kind: 'erasers' | 'exporters', name: string ) => ( email: string ) => `
	foreach ( apply_filters( 'wp_privacy_personal_data_${ kind }', array() ) as $name => $tool ) {
		if ( str_starts_with( $name, 'atoll' ) ) { $done = $tool['callback']( '${ email }', 1 ); ${ name } }
	}`;

const JOBS: Record< string, Job > = {
	erase: tool( 'erasers', '' ),
	purge: () => `do_action( 'atoll_retention' );`,
};

const exported = tool( 'exporters', '$all[] = count( $done["data"] );' );

/**
 * Returns the entries and mail that are left with this address; also makes the purge's lock look as if its owner had
 * died long ago.
 */
const left = ( email: string ) =>
	asked< { entries: number; mails: number; locks: number; halves: number } >( `
		global $wpdb;
		$count = static fn( string $table, string $where ) => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}{$table} WHERE {$where}" );
		echo wp_json_encode( array(
			'entries' => $count( 'atoll_entries', "answers LIKE '%${ email }%'" ),
			'mails'   => $count( 'atoll_mail', "message LIKE '%${ email }%'" ),
			'halves'  => $count( 'atoll_mail', "message LIKE '%${ email }%' AND entry_id NOT IN ( SELECT id FROM {$wpdb->prefix}atoll_entries )" ),
			'locks'   => $count( 'options', "option_name = 'atoll_retention_lock'" ),
		) );
		$wpdb->query( "UPDATE {$wpdb->options} SET option_value = '1 dead' WHERE option_name = 'atoll_retention_lock'" );` );

/**
 * Submits a form several times, with entries that are two days old and kept for one day, and whose mail was sent;
 * returns the email address.
 */
async function send( marker: string, times: number ): Promise< string > {
	const form = await addMailingForm( { atoll: { retentionDays: 1 } } );
	const names = Array.from( { length: times }, ( _, index ) => `${ marker }n${ index }` );
	const email = `${ marker }@example.com`;
	await fewAtATime( names, ( name ) => submit( form, name, { email } ) );
	await command( `global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET date_created = date_created - INTERVAL 2 DAY, date_updated = date_updated - INTERVAL 2 DAY WHERE form_number = ${ form }" );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_mail SET status = 'sent' WHERE form_number = ${ form }" );` );
	expect( await left( email ) ).toMatchObject( { entries: times, mails: times, halves: 0 } );
	return email;
}

/** Kills the job at these queries, one after the other; each time it continues where it was. */
async function expectToEnd( job: Job, email: string, points: number[] ): Promise< void > {
	for ( const kill of points ) {
		await command( job( email ), { fault: { kill } } );
		expect( await left( email ), `killed at query ${ kill }` ).toMatchObject( { halves: 0 } );
	}
	expect( ( await command( job( email ) ) ).killed ).toBe( false );
	expect( await left( email ) ).toEqual( { entries: 0, mails: 0, halves: 0, locks: 0 } );
}

/** Queries at which to kill; the first ones start WordPress. */
const POINTS = { from: 8, to: 90 };

for ( const [ name, job ] of Object.entries( JOBS ) ) {
	test( `${ name } that is killed leaves nothing half, goes on, and leaves no lock`, async ( {
		marker,
	} ) => {
		const email = await send( marker, 6 );
		await expectToEnd( job, email, randomNumbers( 3, POINTS.to ) );
	} );

	test( `@long ${ name } that is killed anywhere does so too`, async ( { marker } ) => {
		const email = await send( marker, 40 );
		const points = Array.from(
			{ length: POINTS.to - POINTS.from },
			( _, at ) => POINTS.to - at
		);
		await expectToEnd( job, email, points );
	} );
}

test( 'an export that is killed leaves nothing behind and is whole the next time', async ( {
	marker,
} ) => {
	const email = await send( marker, 6 );
	const all = `$all = array(); ${ exported( email ) } echo array_sum( $all );`;
	const csv = `${ SERVICE } Atoll\\Tests\\service( Atoll\\Forms\\Entries\\Export\\EntryExport::class )->write( static function ( string $piece ): void { echo $piece; }, new Atoll\\Forms\\Entries\\Storage\\EntryCriteria( search: '${ email }' ) );`;
	for ( const code of [ all, csv ] ) {
		const whole = await command( code );
		for ( const kill of randomNumbers( 2, 40 ) ) {
			await command( code, { fault: { kill } } );
		}
		expect( await command( code ) ).toEqual( whole );
		expect( whole.printed ).not.toBe( '0' );
	}
	expect( await left( email ) ).toMatchObject( { entries: 6, locks: 0 } );
} );
