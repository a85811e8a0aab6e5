/** @jest-environment node */
import { parseSettings } from './parse-settings';

it.each( [ '', '[]', 'null', '{', '7' ] )( 'reads no settings in %j', ( text ) => {
	expect( parseSettings( text ) ).toEqual( {} );
} );
