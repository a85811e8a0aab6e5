import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedFiles } from '../../scripts/package/pack.mjs';
import { stage } from '../../scripts/package/stage.mjs';
import { startStack } from '../../scripts/stack/index.mjs';
import { ROOT } from '../../scripts/system/folders.mjs';
import { environmentOf } from './php/index.mjs';

const ACTIVATE = join( ROOT, 'scripts/stack/php/activate.php' );

/** A form and its page, made as the owner would by REST. */
const MAKE = `<?php
wp_set_current_user( 1 );
$request = new WP_REST_Request( 'POST', '/gf/v2/forms' );
$request->set_body_params(
	array( 'title' => 'Ask', 'fields' => array( array( 'id' => 1, 'type' => 'text', 'label' => 'Your name', 'isRequired' => true ) ) )
);
$form = (int) rest_do_request( $request )->get_data()['id'];
$page = wp_insert_post(
	array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ask', 'post_content' => "<!-- wp:atoll/form {\\"formId\\":$form} /-->" )
);
echo wp_json_encode( array( 'form' => $form, 'page' => get_permalink( $page ) ) );`;

const VERSION = `<?php echo PHP_VERSION;`;

const COUNT = `<?php echo $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}atoll_entries" );`;

function ask( what, answer ) {
	if ( ! answer ) {
		throw new Error( what );
	}
}

/** PHP's complaints in which the plugin occurs. */
const complaints = ( { faultLogs } ) =>
	faultLogs
		.flatMap( ( log ) =>
			existsSync( log ) ? readFileSync( log, 'utf8' ).split( '\n' ) : []
		)
		.filter(
			( line ) =>
				/PHP (Warning|Notice|Deprecated|Fatal)/.test( line ) && /atoll/i.test( line )
		);

/**
 * Switches the zip's files on in WordPress on WebAssembly and SQLite, and sends a form: wp-admin in a browser takes
 * minutes there.
 *
 * @param {{php:string, port:number, core:string, signal:AbortSignal, log:Function}} options
 * @throws When something is not as it should be.
 */
export async function tryOnPlayground( { php, port, core, signal, log } ) {
	const site = await startStack( {
		...{ engine: 'playground', name: 'matrix', fresh: true, delivered: true },
		...{
			php,
			port,
			signal,
			log,
			core: async () => core,
			phpEnv: await environmentOf( php, signal ),
		},
	} );
	const run = ( code ) => {
		const file = join( site.wordpressDir, '../step.php' );
		writeFileSync( file, code );
		return site.runPhp( file );
	};
	try {
		stage( await shippedFiles(), join( site.wordpressDir, 'wp-content/plugins' ) );
		ask( `PHP is not ${ php }`, ( await run( VERSION ) ).trim().startsWith( `${ php }.` ) );
		await site.runPhp( ACTIVATE );
		const { form, page } = JSON.parse( await run( MAKE ) );
		const shown = await fetch( page );
		ask( 'the page shows no form', ( await shown.text() ).includes( 'name="input_1"' ) );
		const route = `${ site.url }/?rest_route=/gf/v2/forms/${ form }/submissions`;
		const send = async ( name ) =>
			(
				await fetch( route, {
					method: 'POST',
					body: new URLSearchParams( { input_1: name } ),
				} )
			).json();
		ask( 'an empty form is taken', ( await send( '' ) ).is_valid === false );
		ask( 'a form is refused', ( await send( 'Kai' ) ).is_valid === true );
		ask( 'no entry is stored', ( await run( COUNT ) ).trim() === '1' );
		ask( complaints( site )[ 0 ], complaints( site ).length === 0 );
	} finally {
		await site.stop();
	}
}
