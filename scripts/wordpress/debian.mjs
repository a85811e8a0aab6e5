import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../system/processes.mjs';
import { find } from '../system/programs.mjs';
import { isUsable } from './core.mjs';
import { debianSources } from './debian-sources.mjs';

/** Suites, newest first; trixie has our oldest WordPress. */
const SUITES = [ 'sid', 'trixie' ];

/** WordPress, and the parts that Debian puts into separate packages. */
const PACKAGES = [
	'wordpress',
	'wordpress-theme-twentytwentyfive',
	'libjs-cropper',
	'libjs-jquery-ui',
	'libjs-lodash',
	'libjs-underscore',
	'libphp-phpmailer',
	'php-getid3',
];

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

const read = ( file ) => ( existsSync( file ) ? readFileSync( file, 'utf8' ) : '' );

/** Returns the files with the system's package sources. */
function sourceFiles() {
	const parts = '/etc/apt/sources.list.d';
	const names = existsSync( parts ) ? readdirSync( parts ) : [];
	return [
		'/etc/apt/sources.list',
		...names
			.filter( ( name ) => /\.(list|sources)$/.test( name ) )
			.map( ( name ) => join( parts, name ) ),
	].map( ( name ) => ( { name, text: read( name ) } ) );
}

/** Returns Debian's archives that this system uses; none on other systems. */
function systemSources() {
	const release = read( '/etc/os-release' );
	const field = ( name ) =>
		new RegExp( `^${ name }="?([^"\n]*)`, 'm' ).exec( release )?.[ 1 ] ?? '';
	const isDebian = field( 'ID' ) === 'debian' && find( 'apt-get' ) && find( 'dpkg' );
	return isDebian ? debianSources( sourceFiles(), field( 'VERSION_CODENAME' ) ) : [];
}

/** Returns apt-get options for a separate list, index and cache, so that the system's are not touched. */
function isolatedAptOptions( folder, { uri, signedBy }, suite ) {
	const settings = signedBy ? `[signed-by=${ signedBy }] ` : '';
	writeFileSync( join( folder, 'sources.list' ), `deb ${ settings }${ uri } ${ suite } main\n` );
	[ 'lists/partial', 'archives/partial', 'packages', 'root' ].forEach( ( name ) =>
		mkdirSync( join( folder, name ), { recursive: true } )
	);
	return Object.entries( {
		'Dir::Etc::sourcelist': join( folder, 'sources.list' ),
		'Dir::Etc::sourceparts': '/dev/null',
		'Dir::State::lists': join( folder, 'lists' ),
		'Dir::Cache': folder,
		'APT::Sandbox::User': '',
		'Acquire::Languages': 'none',
		'Acquire::Retries': '1',
		'Acquire::http::Timeout': '15',
		'Acquire::https::Timeout': '15',
		'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled': 'false',
	} ).flatMap( ( [ name, value ] ) => [ '-o', `${ name }=${ value }` ] );
}

/** Joins the parts into the structure that WordPress ships. */
async function assemble( folder, to ) {
	const packages = readdirSync( join( folder, 'packages' ) ).filter( ( name ) =>
		name.endsWith( '.deb' )
	);
	for ( const name of packages ) {
		await run( 'dpkg', [ '-x', join( folder, 'packages', name ), join( folder, 'root' ) ] );
	}
	mkdirSync( to );
	// Links into other packages become files; a few lead to files that a site does not need.
	await run( 'cp', [ '-rL', `${ folder }/root/usr/share/wordpress/.`, to ] ).catch( () => {} );
	await rm( join( to, 'wp-config.php' ), { force: true } );
	mkdirSync( join( to, 'wp-includes/certificates' ), { recursive: true } );
	if ( existsSync( CERTIFICATES ) ) {
		await copyFile( CERTIFICATES, join( to, 'wp-includes/certificates/ca-bundle.crt' ) );
	}
}

async function fetchSuite( { source, suite, folder, to, log, signal } ) {
	const apt = isolatedAptOptions( folder, source, suite );
	log( `WordPress from the system's package archive (${ suite })` );
	await run( 'apt-get', [ ...apt, '-q', 'update' ], { cwd: folder, signal } );
	await run( 'apt-get', [ ...apt, '-q', 'download', ...PACKAGES ], {
		cwd: join( folder, 'packages' ),
		signal,
	} );
	await assemble( folder, to );
	return isUsable( to );
}

/**
 * Gets WordPress from this system's Debian archive, without changing the system; needs no root.
 *
 * @param {Object}                options
 * @param {string}                options.to   Folder to create.
 * @param {string}                options.temp Empty folder for temporary files.
 * @param {(step:string)=>void}   options.log
 * @param {AbortSignal}           [options.signal]
 * @param {string[]}              [options.suites] Suites of Debian to try in order.
 * @return {Promise<boolean>} Whether the folder now has a usable core.
 */
export async function fromDebian( { to, temp, log, signal, suites = SUITES } ) {
	for ( const source of systemSources() ) {
		for ( const suite of suites ) {
			const folder = join( temp, suite );
			mkdirSync( folder, { recursive: true } );
			const options = { source, suite, folder, to, log, signal };
			if ( await fetchSuite( options ).catch( () => false ) ) {
				return true;
			}
			await rm( folder, { recursive: true, force: true } );
			await rm( to, { recursive: true, force: true } );
		}
	}
	return false;
}
