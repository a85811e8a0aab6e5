import { CommandError } from '../../console/command-error.mjs';
import { run } from '../../system/processes.mjs';
import { find, findAll } from '../../system/programs.mjs';

/** PHP extensions that WordPress and Atoll need, with their system packages. */
const EXTENSIONS = {
	mysqli: 'mysql',
	sqlite3: 'sqlite3',
	gd: 'gd',
	curl: 'curl',
	zip: 'zip',
	mbstring: 'mbstring',
	intl: 'intl',
	dom: 'xml',
	simplexml: 'xml',
};

const phpVersion = ( fpm ) => /php-fpm([\d.]*)$/.exec( fpm )?.[ 1 ] ?? '';

/** Returns PHP-FPM and PHP's command line in the same version, or nulls. */
function findPhp() {
	const fpm = findAll( /^php-fpm[\d.]*$/ );
	const pair = fpm
		.map( ( path ) => ( { fpm: path, php: find( `php${ phpVersion( path ) }` ) } ) )
		.find( ( { php } ) => php );
	return pair ?? { fpm: fpm[ 0 ] ?? null, php: find( 'php' ) };
}

/** Returns the paths of the native stack's programs; null for a missing one. */
export const findPrograms = () => ( {
	...findPhp(),
	mariadbd: find( 'mariadbd', 'mysqld' ),
	installDatabase: find( 'mariadb-install-db', 'mysql_install_db' ),
	nginx: find( 'nginx' ),
} );

/** Returns those of `EXTENSIONS` that this PHP does not have. */
async function missingExtensions( php ) {
	const loaded = ( await run( php, [ '-m' ] ) ).toLowerCase().split( /\s+/ );
	return Object.keys( EXTENSIONS ).filter( ( name ) => ! loaded.includes( name ) );
}

const phpVersionOf = ( { php } ) => /php([\d.]+)$/.exec( php ?? '' )?.[ 1 ] ?? '';

/** Returns Debian's names of the packages that PHP's command line needs and the system does not have. */
export async function missingPhp( programs ) {
	const version = phpVersionOf( programs );
	const extensions = programs.php
		? await missingExtensions( programs.php )
		: Object.keys( EXTENSIONS );
	return [
		...( programs.php ? [] : [ 'php-cli' ] ),
		...new Set( extensions.map( ( name ) => `php${ version }-${ EXTENSIONS[ name ] }` ) ),
	];
}

/** Returns Debian's names of the missing packages with servers. */
export const missingServers = ( programs ) => [
	...( programs.mariadbd && programs.installDatabase ? [] : [ 'mariadb-server' ] ),
	...( programs.nginx ? [] : [ 'nginx' ] ),
	...( programs.fpm ? [] : [ `php${ phpVersionOf( programs ) }-fpm` ] ),
];

/** Returns all programs of the native stack. @throws {CommandError} Names the missing packages. */
export async function needPrograms() {
	const programs = findPrograms();
	const missing = [ ...missingServers( programs ), ...( await missingPhp( programs ) ) ];
	if ( missing.length > 0 ) {
		throw new CommandError(
			`The native stack needs these system packages, which are not installed: ${ missing.join( ', ' ) }.`
		);
	}
	return programs;
}
