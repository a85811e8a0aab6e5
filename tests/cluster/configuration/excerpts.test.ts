/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loopback, MACHINES } from './addresses';
import { excerpts } from './excerpts';
import { haproxy } from './haproxy';

const page = readFileSync( resolve( __dirname, '../../../docs/operating.md' ), 'utf8' );

it.each( excerpts().map( ( { name, text } ) => [ name, text ] ) )(
	'docs/operating.md has %s as the command uses it: npm run cluster -- --print',
	( name, text ) => {
		expect( page ).toContain( `\`${ name.split( ' ' )[ 0 ] }\`` );
		expect( page ).toContain( text );
	}
);

it( 'balances all of its nodes, wherever they are', () => {
	for ( const addresses of [ MACHINES, loopback( 9800, [ 1, 2, 3 ] ) ] ) {
		const all = [ ...addresses.web, ...addresses.nodes.map( ( { clients } ) => clients ) ];
		all.forEach( ( address ) =>
			expect( haproxy( addresses, '/check' ) ).toContain( ` ${ address } check\n` )
		);
	}
} );
