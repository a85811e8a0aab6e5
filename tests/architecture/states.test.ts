/** @jest-environment node */
import { files, read } from './support/tree';

/** Style sheets, as one text. */
const styles = files()
	.filter( ( path ) => /^(src|blocks)\/.*\.css$/.test( path ) )
	.map( read )
	.join( '\n' );

/** States that islands show by a class, by class. */
const states = files()
	.filter( ( path ) => /^src\/islands\/.*(?<!\.test)\.tsx?$/.test( path ) )
	.flatMap( ( path ) => [ ...read( path ).matchAll( /'(is-[a-z-]+)'/g ) ] )
	.map( ( [ , state = '' ] ) => state );

it.each( [ ...new Set( states ) ] )( 'a style sheet says what %s looks like', ( state ) => {
	expect( styles ).toContain( `.${ state }` );
} );
