/**
 * @jest-environment node
 */
import { spawnSync } from 'child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';

const root = join( __dirname, '../..' );

it( 'hands a new calculator to the block, and to PHP, which hands it to the editor', () => {
	const copy = mkdtempSync( join( tmpdir(), 'atoll-contract-' ) );
	try {
		const inCopy = ( path: string ) => join( copy, path );
		[ 'contract', 'blocks/calculator/block.json', 'src/islands/form/parts' ].forEach(
			( path ) => cpSync( join( root, path ), inCopy( path ), { recursive: true } )
		);
		cpSync(
			inCopy( 'contract/calculators/vehicle.json' ),
			inCopy( 'contract/calculators/boat.json' )
		);
		spawnSync( 'node', [ join( root, 'scripts/contract/index.mjs' ), copy ] );
		const { attributes } = JSON.parse(
			readFileSync( inCopy( 'blocks/calculator/block.json' ), 'utf8' )
		);
		expect( attributes.kind.enum ).toContain( 'boat' );
		expect( readFileSync( inCopy( 'src/contract/calculators.ts' ), 'utf8' ) ).toContain(
			'"boat"'
		);
		expect( readFileSync( inCopy( 'plugin/build/calculators.php' ), 'utf8' ) ).toContain(
			"'boat' =>"
		);
	} finally {
		rmSync( copy, { recursive: true } );
	}
} );
