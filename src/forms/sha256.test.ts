/**
 * @jest-environment node
 */
import { createHash } from 'crypto';
import { sha256 } from './sha256';

const known = ( text: string ) => createHash( 'sha256' ).update( text ).digest( 'hex' );

it( 'hashes as everybody does, whatever the length of the last block', () => {
	for ( let length = 0; length < 200; length++ ) {
		const text = 'aé🏠\n'.repeat( length ).slice( 0, length );
		expect( sha256( text ) ).toBe( known( Buffer.from( text ).toString() ) );
	}
} );
