import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the folders of programs; those of administrators are often missing from a user's PATH. */
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

/** Returns the path of the first of these programs that exists, or null. */
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

/** Returns the paths of all programs with a matching name, highest name first: php-fpm8.4 before php-fpm8.2. */
export const findAll = ( pattern ) =>
	folders()
		.flatMap( ( folder ) => filesIn( folder ).map( ( name ) => ( { folder, name } ) ) )
		.filter( ( { name } ) => pattern.test( name ) )
		.sort( ( a, b ) => b.name.localeCompare( a.name, 'en', { numeric: true } ) )
		.map( ( { folder, name } ) => join( folder, name ) )
		.filter( isExecutable );
