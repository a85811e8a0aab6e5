/** @jest-environment node */
import { files, read } from './support/tree';

/** WordPress exchanges these whole where it runs from right to left, with every left and right turned round. */
const sheets = files().filter( ( path ) => /^src\/admin\/.*\.css$/.test( path ) );

it.each( sheets )( '%s turns nothing round that the build turns round again', ( path ) => {
	expect( read( path ) ).not.toMatch( /:dir\(|\[dir/ );
} );
