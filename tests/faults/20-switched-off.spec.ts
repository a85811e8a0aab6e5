import { call } from '../e2e/support/site/api';
import { fixtures } from '../e2e/support/site/fixtures';
import { expect, test } from '../e2e/support/test';
import { asked } from './support/command';
import { addMailingForm, stored, submit } from './support/submissions';

const PLUGIN = 'wp/v2/plugins/atoll/atoll';

const change = ( status: 'active' | 'inactive' ) =>
	call< { status: string } >( PLUGIN, 'POST', { status } );

/** Returns the number of our tables, options and scheduled events. */
const ours = () =>
	asked< { tables: number; options: number; events: number } >( `
		global $wpdb;
		echo wp_json_encode( array(
			'tables'  => count( $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}atoll\\\\_%'" ) ),
			'options' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'atoll\\\\_%'" ),
			'events'  => substr_count( serialize( _get_cron_array() ), '"atoll_' ),
		) );` );

/**
 * Uninstalls the plugin as WordPress does, except that its files stay.
 *
 * @return Hooks that would call the plugin later in the same request, after WordPress has removed its files.
 */
const uninstall = () =>
	asked< string[] >( `
		$before = array_keys( $GLOBALS['wp_filter'] );
		define( 'WP_UNINSTALL_PLUGIN', 'atoll/atoll.php' );
		require WP_PLUGIN_DIR . '/atoll/uninstall.php';
		echo wp_json_encode( array_values( array_diff( array_keys( $GLOBALS['wp_filter'] ), $before ) ) );` );

/** Whether the page is complete: without a theme WordPress responds with 200 and no content. */
const isWhole = async ( path: string ) => {
	const answer = await fetch( new URL( path, process.env.ATOLL_URL ) );
	return answer.status === 200 && ( await answer.text() ).includes( '</html>' );
};

test( 'a plugin that is switched off, deleted and brought back loses nothing, unless its owner asked for that @alone', async ( {
	marker,
} ) => {
	const form = await addMailingForm();
	expect( await submit( form, marker ) ).toMatchObject( { status: 200 } );
	const whole = await ours();

	await change( 'inactive' );
	expect( await isWhole( '/' ) ).toBe( true );
	expect( await isWhole( fixtures().formPath ) ).toBe( true );
	expect( await submit( form, marker ) ).toMatchObject( { status: 404 } );
	expect( await ours() ).toMatchObject( { tables: whole.tables, events: 0 } );
	expect( await uninstall() ).toEqual( [] );
	expect( await ours() ).toMatchObject( { tables: whole.tables } );

	await change( 'active' );
	expect( await stored( marker, [ marker ] ) ).toEqual( [ 1 ] );
	expect( await isWhole( fixtures().formPath ) ).toBe( true );
	expect( await submit( form, `${ marker }b` ) ).toMatchObject( { status: 200 } );
} );
