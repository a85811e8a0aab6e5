/** @jest-environment node */
import { files, read } from './support/tree';

/** Stylesheets that WordPress replaces for right-to-left languages, with left and right swapped. */
const sheets = files().filter( ( path ) => /^src\/admin\/.*\.css$/.test( path ) );

it.each( sheets )( '%s turns nothing round that the build turns round again', ( path ) => {
	expect( read( path ) ).not.toMatch( /:dir\(|\[dir/ );
} );
