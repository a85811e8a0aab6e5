import { fixtures } from '../e2e/support/site/fixtures';
import { expect, test } from '../e2e/support/test';
import { asked, command } from './support/command';
import { suffering, type Fault } from './support/fault';
import { addMailingForm, stored, submit } from './support/submissions';

/** PHP that removes these tables and the latest columns of entries, as in an earlier version. */
const GO_BACK = `
	global $wpdb;
	$done = get_option( 'atoll_schema' );
	foreach ( array( 'captcha_tokens', 'drafts', 'access_log' ) as $name ) {
		if ( isset( $done[ $name ] ) ) {
			$wpdb->query( "DROP TABLE {$wpdb->prefix}atoll_{$name}" );
			unset( $done[ $name ] );
		}
	}
	--$done['entries'];
	update_option( 'atoll_schema', $done );`;

const progress = () =>
	asked< { done: Record< string, number >; tables: number } >( `
		global $wpdb;
		echo wp_json_encode( array(
			'done' => json_decode( $wpdb->get_var( "SELECT option_value FROM {$wpdb->options} WHERE option_name = 'atoll_schema'" ) ) ?? unserialize( $wpdb->get_var( "SELECT option_value FROM {$wpdb->options} WHERE option_name = 'atoll_schema'" ) ),
			'tables' => count( $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}atoll\\\\_%'" ) ),
		) );` );

/** PHP that makes the lock look as if its owner had died long ago. */
const DEAD = `
	global $wpdb;
	echo $wpdb->query( "UPDATE {$wpdb->options} SET option_value = '1 dead' WHERE option_name = 'atoll_migration_lock'" );`;

const visit = async ( fault: Fault = {} ) => {
	const url = new URL( fixtures().formPath, process.env.ATOLL_URL );
	return ( await fetch( url, { headers: suffering( fault ) } ) ).status;
};

test( 'a migration that is killed half way is ended by one of two requests, and forms work meanwhile @alone', async ( {
	marker,
} ) => {
	const form = await addMailingForm();
	const before = await progress();
	// Otherwise any request would migrate.
	await command( GO_BACK );

	expect( await visit( { killBefore: 'CREATE TABLE wp_atoll_drafts' } ) ).toBe( 502 );
	expect( await visit() ).toBe( 200 );
	expect( await submit( form, marker ) ).toMatchObject( { status: 200 } );
	expect( await stored( marker, [ marker ] ) ).toEqual( [ 1 ] );

	expect( ( await command( DEAD ) ).printed ).toBe( '1' );
	const slow = { waitBefore: 'CREATE TABLE wp_atoll' };
	expect( await Promise.all( [ visit( slow ), visit( slow ), visit() ] ) ).toEqual( [
		200, 200, 200,
	] );
	expect( await progress() ).toEqual( before );
	expect( ( await command( DEAD ) ).printed ).toBe( '0' );
	expect( await submit( form, marker ) ).toMatchObject( { status: 200 } );
	expect( await stored( marker, [ marker ] ) ).toEqual( [ 1 ] );
} );
