import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where programs lie; the administrator's folders are often missing from a user's PATH. */
const folders = () => [
	...new Set( [
		...( process.env.PATH ?? '' ).split( delimiter ),
		'/usr/local/sbin',
		'/usr/sbin',
		'/sbin',
	] ),
];

const isExecutable = ( file ) => {
	try {
		accessSync( file, constants.X_OK );
		return true;
	} catch {
		return false;
	}
};

const filesIn = ( folder ) => {
	try {
		return readdirSync( folder );
	} catch {
		return [];
	}
};

/** The path of the first of these programs that is there, or null. */
export function find( ...programs ) {
	for ( const program of programs ) {
		const file = folders()
			.map( ( folder ) => join( folder, program ) )
			.find( isExecutable );
		if ( file ) {
			return file;
		}
	}
	return null;
}

/** The paths of all programs whose name matches, the last name first: php-fpm8.4 before php-fpm8.2. */
export const findAll = ( pattern ) =>
	folders()
		.flatMap( ( folder ) => filesIn( folder ).map( ( name ) => ( { folder, name } ) ) )
		.filter( ( { name } ) => pattern.test( name ) )
		.sort( ( a, b ) => b.name.localeCompare( a.name, 'en', { numeric: true } ) )
		.map( ( { folder, name } ) => join( folder, name ) )
		.filter( isExecutable );
