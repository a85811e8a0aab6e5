import { Trouble } from '../../console/trouble.mjs';
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

/**
 * What is missing, as the names of Debian's packages.
 *
 * @param {ReturnType<typeof findPrograms>} programs
 */
export async function missingPackages( programs ) {
	const version = /php([\d.]+)$/.exec( programs.php ?? '' )?.[ 1 ] ?? '';
	const extensions = programs.php ? await missingExtensions( programs.php ) : [];
	return [
		...( programs.mariadbd && programs.installDatabase ? [] : [ 'mariadb-server' ] ),
		...( programs.nginx ? [] : [ 'nginx' ] ),
		...( programs.php ? [] : [ 'php-cli' ] ),
		...( programs.fpm ? [] : [ `php${ version }-fpm` ] ),
		...new Set( extensions.map( ( name ) => `php${ version }-${ EXTENSIONS[ name ] }` ) ),
	];
}

/** All programs of the native stack. @throws {Trouble} naming the packages that are missing. */
export async function needPrograms() {
	const programs = findPrograms();
	const missing = await missingPackages( programs );
	if ( missing.length > 0 ) {
		throw new Trouble(
			`The native stack needs these system packages, which are not installed: ${ missing.join( ', ' ) }.`
		);
	}
	return programs;
}
