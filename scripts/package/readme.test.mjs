import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../system/folders.mjs';
import { MINIMUM } from '../wordpress/core.mjs';

const read = ( path ) => readFileSync( join( ROOT, path ), 'utf8' );
const readme = read( 'plugin/readme.txt' );
const [ head, ...parts ] = readme.split( /^== (.+) ==$/m );
const sections = Object.fromEntries(
	parts.flatMap( ( text, at ) => ( at % 2 === 0 ? [ [ text, parts[ at + 1 ].trim() ] ] : [] ) )
);

/** Returns a header that WordPress' directory reads above the first section, such as `Stable tag: 1.0`. */
const header = ( name, text = head ) =>
	new RegExp( `^[ *]*${ name }:\\s*(.+)$`, 'm' ).exec( text )?.[ 1 ].trim();
const plugin = ( name ) => header( name, read( 'plugin/atoll.php' ) );
const { version, license } = JSON.parse( read( 'package.json' ) );

const filesIn = ( folder, kind ) =>
	readdirSync( join( ROOT, folder ), { recursive: true } )
		.filter( ( name ) => kind.test( name ) && ! /\.test\./.test( name ) )
		.map( ( name ) => `${ folder }/${ name }` );

test( 'names one version everywhere', () => {
	assert.equal( header( 'Stable tag' ), version );
	assert.equal( plugin( 'Version' ), version );
	assert.ok( sections.Changelog.startsWith( `= ${ version } =` ) );
	assert.ok( sections[ 'Upgrade Notice' ].startsWith( `= ${ version } =` ) );
} );

test( 'asks for what the plugin asks for', () => {
	assert.equal( header( 'Requires at least' ), plugin( 'Requires at least' ) );
	assert.equal( header( 'Requires at least' ), MINIMUM );
	assert.equal( header( 'Requires PHP' ), plugin( 'Requires PHP' ) );
	const { require: needs } = JSON.parse( read( 'composer.json' ) );
	assert.equal( needs.php, `>=${ header( 'Requires PHP' ) }` );
	assert.equal( header( 'License' ), plugin( 'License' ) );
	assert.equal( header( 'License' ), license );
	assert.equal( header( 'License URI' ), plugin( 'License URI' ) );
	assert.match( readme, new RegExp( `^=== ${ plugin( 'Plugin Name' ) } ===\n` ) );
} );

test( 'was tested up to the WordPress whose functions its types are', () => {
	const { 'require-dev': tools } = JSON.parse( read( 'composer.json' ) );
	const [ major, minor ] = tools[ 'php-stubs/wordpress-stubs' ].split( '.' );
	assert.equal( header( 'Tested up to' ), `${ major }.${ minor }` );
} );

test( 'has every section, within the directory’s limits', () => {
	assert.deepEqual( Object.keys( sections ), [
		'Description',
		'Installation',
		'Frequently Asked Questions',
		'External services',
		'Privacy',
		'Changelog',
		'Upgrade Notice',
	] );
	const [ short ] = head.trim().split( '\n' ).slice( -1 );
	assert.ok( short.length > 50 && short.length <= 150, `${ short.length } letters` );
	assert.ok( header( 'Tags' ).split( ',' ).length <= 5 );
	assert.ok( plugin( 'Description' ).length <= 140 );
	assert.ok( sections[ 'Upgrade Notice' ].length <= 300 );
	assert.ok( Buffer.byteLength( readme ) < 20_000 );
	assert.ok( sections.Description.split( /\s+/ ).length < 2500 );
} );

/** Returns the menus of wp-admin that the readme names, including WordPress' own. */
const menus = () => {
	const code = [ 'php/Admin', 'php/Forms/Definitions/Posts' ]
		.flatMap( ( folder ) => filesIn( folder, /\.php$/ ) )
		.map( read )
		.filter( ( text ) => /add_submenu_page|register_post_type/.test( text ) )
		.join( '' );
	return {
		Atoll: [ ...code.matchAll( /\b__\( '([^']+)', 'atoll' \)/g ) ].map(
			( [ , title ] ) => title
		),
		Plugins: [ 'Add New Plugin' ],
		Tools: [ 'Site Health' ],
	};
};

test( 'sends people to menus that are there', () => {
	const named = [ ...readme.matchAll( /(\w+) → ([\w ]+)/g ) ];
	const all = menus();
	assert.ok( named.length > 3 );
	for ( const [ path, menu, entry ] of named ) {
		const isThere = all[ menu ]?.some( ( title ) => `${ entry } `.startsWith( `${ title } ` ) );
		assert.ok( isThere, path );
	}
} );

/** Third-party servers that the code talks to, by the service's title in the readme. */
const SERVICES = {
	'rest.akismet.com': 'Akismet',
	'www.google.com': 'Google reCAPTCHA',
	'challenges.cloudflare.com': 'Cloudflare Turnstile',
	'maps.googleapis.com': 'Google Maps',
	'www.googletagmanager.com': 'Google Analytics and Google Tag Manager',
	'connect.facebook.net': 'Meta Pixel and Conversions API',
	'graph.facebook.com': 'Meta Pixel and Conversions API',
	'widget.trustpilot.com': 'Trustpilot',
};

/** Hosts that are only linked to, or only named in comments and in names of formats. */
const NAMES = [
	'au.trustpilot.com',
	'm.me',
	'ogp.me',
	'schema.org',
	'www.facebook.com',
	'www.linkedin.com',
];

const isComment = ( line ) => /^\s*(\*|\/\*|\/\/)/.test( line );

const addressedHosts = () =>
	[
		...filesIn( 'php', /\.php$/ ),
		...filesIn( 'src', /\.tsx?$/ ),
		...filesIn( 'blocks', /\.tsx?$/ ),
	]
		.flatMap( ( file ) => read( file ).split( '\n' ) )
		.filter( ( line ) => ! isComment( line ) )
		.flatMap( ( line ) => [ ...line.matchAll( /['"`]https:\/\/([a-z0-9.-]+\.[a-z]{2,})\//g ) ] )
		.map( ( [ , host ] ) => host )
		.filter( ( host ) => ! /(^|\.)example\.(com|org|com\.au)$/.test( host ) );

test( 'says of each server that the code asks what is sent there, with its terms and its privacy policy', () => {
	const hosts = new Set( addressedHosts() );
	for ( const host of Object.keys( SERVICES ) ) {
		assert.ok( hosts.has( host ), `nothing asks ${ host } any more` );
	}
	assert.deepEqual(
		[ ...hosts ].filter( ( host ) => ! ( host in SERVICES ) && ! NAMES.includes( host ) ),
		[]
	);
	const services = sections[ 'External services' ];
	for ( const title of new Set( Object.values( SERVICES ) ) ) {
		const [ , text ] = services.split( `= ${ title } =` );
		const section = text?.split( /^= /m )[ 0 ] ?? '';
		assert.match( section, /\bsends?\b|\btells\b/, title );
		assert.match(
			section,
			/\[Terms of service\]\(https:\/\/.+\), \[privacy policy\]\(https:\/\//,
			title
		);
	}
} );
