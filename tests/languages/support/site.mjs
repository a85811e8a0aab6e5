import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stage } from '../../../scripts/package/stage.mjs';
import { startStack } from '../../../scripts/stack/index.mjs';

/** Port of the tests' own site; ATOLL_PORT names another. */
const PORT = 9697;

/** WordPress' own words in a language: nothing but its direction. Without such a file WordPress does not offer it. */
const pack = ( direction ) => `<?php
return array( 'messages' => array( "text direction\\4ltr" => '${ direction }' ) );
`;

/** A fresh site with the demo on it. */
export const startSite = () =>
	startStack( {
		engine: 'native',
		name: 'languages',
		port: Number( process.env.ATOLL_PORT ?? PORT ),
		fresh: true,
	} );

/** Runs PHP inside the site. */
function php( site, code ) {
	const file = join( site.wordpressDir, '../said.php' );
	writeFileSync( file, `<?php\n${ code }` );
	return site.runPhp( file );
}

const json = async ( site, code ) =>
	JSON.parse( await php( site, `echo wp_json_encode( ${ code } );` ) );

function write( { wordpressDir }, name, content ) {
	const file = join( wordpressDir, 'wp-content', name );
	mkdirSync( dirname( file ), { recursive: true } );
	writeFileSync( file, content );
}

/**
 * Gives the site a language, where WordPress keeps those that it downloads.
 *
 * @param {Object}                             site
 * @param {string}                             locale
 * @param {'ltr'|'rtl'}                       direction
 * @param {{name:string, content:string}[]} [files]     The plugin's words.
 */
export function bring( site, locale, direction, files = [] ) {
	write( site, `languages/${ locale }.l10n.php`, pack( direction ) );
	files.forEach( ( { name, content } ) => write( site, `languages/plugins/${ name }`, content ) );
}

/** Puts the plugin as it is shipped in the place of the one that is linked, before PHP-FPM has looked where that leads. */
export function unpack( { wordpressDir }, files ) {
	const plugins = join( wordpressDir, 'wp-content/plugins' );
	rmSync( join( plugins, 'atoll' ), { recursive: true } );
	stage( files, plugins );
}

export const speak = ( site, locale ) => php( site, `update_option( 'WPLANG', '${ locale }' );` );

const TABLES = {
	posts: [ 'post_title', 'post_content', 'post_excerpt' ],
	postmeta: [ 'meta_value' ],
	terms: [ 'name' ],
	options: [ 'option_value' ],
	users: [ 'display_name' ],
};

/** All that somebody wrote on this site, as one text. */
export const written = ( site ) =>
	php(
		site,
		`global $wpdb;
		foreach ( json_decode( '${ JSON.stringify( TABLES ) }', true ) as $table => $columns ) {
			foreach ( $columns as $column ) {
				foreach ( $wpdb->get_col( "SELECT $column FROM {$wpdb->prefix}$table" ) as $text ) {
					$plain = preg_replace_callback( '/\\\\\\\\u([0-9a-f]{4})/', static fn( $one ) => mb_chr( hexdec( $one[1] ) ), $text );
					// What blocks say stands in comments, which are no text.
					foreach ( array( $plain, wp_strip_all_tags( $plain ) ) as $said ) {
						echo html_entity_decode( stripslashes( $said ), ENT_QUOTES ), ' | ';
					}
				}
			}
		}`
	);

/** What WordPress' database has of an application that a client has sent; its answers are no matter. */
const APPLICATION = {
	status: 'active',
	idempotency_key: 'languages',
	fingerprint: '',
	answers: '{}',
	words: '',
	user_agent: '',
	source_url: '',
	spam: '',
	date_created: '2026-01-02 03:04:05',
	date_updated: '2026-01-02 03:04:05',
	date_moved: '2026-01-02 03:04:05',
};

/** Cookies of somebody new who is logged in, for a browser; a client among them has sent an application. */
export async function cookiesOf( site, role ) {
	const cookies = await json(
		site,
		`( static function () {
			$name  = uniqid( 'kai' );
			global $wpdb;
			$id    = wp_insert_user( array( 'user_login' => $name, 'user_email' => "$name@example.com", 'user_pass' => $name, 'role' => '${ role }' ) );
			$form  = $wpdb->get_var( "SELECT MIN( number ) FROM {$wpdb->prefix}atoll_forms" );
			$sent  = json_decode( '${ JSON.stringify( APPLICATION ) }', true );
			'atoll_client' === '${ role }' && $wpdb->replace( "{$wpdb->prefix}atoll_entries", array( 'created_by' => $id, 'form_number' => $form ) + $sent );
			$ends  = time() + HOUR_IN_SECONDS;
			$token = WP_Session_Tokens::get_instance( $id )->create( $ends );
			return array(
				AUTH_COOKIE      => wp_generate_auth_cookie( $id, $ends, 'auth', $token ),
				LOGGED_IN_COOKIE => wp_generate_auth_cookie( $id, $ends, 'logged_in', $token ),
			);
		} )()`
	);
	return Object.entries( cookies ).map( ( [ name, value ] ) => ( {
		name,
		value: encodeURIComponent( value ),
		url: site.url,
	} ) );
}
