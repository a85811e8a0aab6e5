import { CommandError } from '../../console/command-error.mjs';
import { run } from '../../system/processes.mjs';
import { find, findAll } from '../../system/programs.mjs';

/** The extensions that WordPress and Atoll need, and the system package that brings each. */
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

/** PHP-FPM and the command line PHP of the same version, or nulls. */
function findPhp() {
	const fpm = findAll( /^php-fpm[\d.]*$/ );
	const pair = fpm
		.map( ( path ) => ( { fpm: path, php: find( `php${ phpVersion( path ) }` ) } ) )
		.find( ( { php } ) => php );
	return pair ?? { fpm: fpm[ 0 ] ?? null, php: find( 'php' ) };
}

/** Paths of what the native stack runs; null where it is missing. */
export const findPrograms = () => ( {
	...findPhp(),
	mariadbd: find( 'mariadbd', 'mysqld' ),
	installDatabase: find( 'mariadb-install-db', 'mysql_install_db' ),
	nginx: find( 'nginx' ),
} );

/** The extensions of `EXTENSIONS` that this PHP lacks. */
async function missingExtensions( php ) {
	const loaded = ( await run( php, [ '-m' ] ) ).toLowerCase().split( /\s+/ );
	return Object.keys( EXTENSIONS ).filter( ( name ) => ! loaded.includes( name ) );
}

const phpVersionOf = ( { php } ) => /php([\d.]+)$/.exec( php ?? '' )?.[ 1 ] ?? '';

/** What PHP on the command line lacks, as the names of Debian's packages. */
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

/** What the servers lack, likewise. */
export const missingServers = ( programs ) => [
	...( programs.mariadbd && programs.installDatabase ? [] : [ 'mariadb-server' ] ),
	...( programs.nginx ? [] : [ 'nginx' ] ),
	...( programs.fpm ? [] : [ `php${ phpVersionOf( programs ) }-fpm` ] ),
];

/** All programs of the native stack. @throws {CommandError} naming the packages that are missing. */
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
