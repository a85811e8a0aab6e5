import { oneOf, readOptions } from '../console/options.mjs';
import { names } from './stages.mjs';

export const HELP = `npm test                        everything that is done in 15 minutes
npm test -- --only types,e2e    some of it: ${ names.join( ', ' ) }
npm run test:all                everything
`;

/** @return {{only:string[], all:boolean, help:boolean}} */
export const testOptions = ( args ) => ( {
	only: [],
	all: false,
	help: false,
	...readOptions( args, {
		'--only': ( text, name ) =>
			text.split( ',' ).map( ( word ) => oneOf( ...names )( word, name ) ),
		'--all': true,
		'--help': true,
	} ),
} );
