/** @jest-environment node */
import { files, read } from './support/tree';

const SCHEMA = /const SCHEMA = '([\w/-]+)';/;

const routes = files().filter(
	( path ) => /^php\/.*\.php$/.test( path ) && SCHEMA.test( read( path ) )
);

const titleOf = ( route: string ) => {
	const [ , name ] = SCHEMA.exec( read( route ) ) ?? [];
	return JSON.parse( read( `contract/rest/${ name }.schema.json` ) ).title;
};

/** The title is the name of the type in TypeScript, so that each side can be found from the other. */
it.each( routes )( 'has a schema with the name of %s', ( route ) => {
	expect( titleOf( route ) ).toBe( /(\w+)\.php$/.exec( route )?.[ 1 ] );
} );
