import { spawnSync } from 'child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';

export const root = join( __dirname, '..', '..', '..' );
const email = JSON.parse( readFileSync( join( root, 'contract/fields/email/kind.json' ), 'utf8' ) );

/**
 * Compiles a copy of the contract with further kinds, each an email with some changes.
 *
 * @param kinds
 * @param groups      Further groups of settings, by their names.
 * @param calculators What else those that there are say, by their names.
 */
export const compileWith = (
	kinds: Record< string, object >,
	groups: Record< string, object > = {},
	calculators: Record< string, object > = {}
) => {
	const copy = mkdtempSync( join( tmpdir(), 'atoll-contract-' ) );
	try {
		for ( const folder of [ 'contract', 'src/islands/form/parts' ] ) {
			cpSync( join( root, folder ), join( copy, folder ), { recursive: true } );
		}
		for ( const [ kind, change ] of Object.entries( kinds ) ) {
			const folder = join( copy, 'contract/fields', kind );
			mkdirSync( folder );
			writeFileSync(
				join( folder, 'kind.json' ),
				JSON.stringify( { ...email, kind, ...change } )
			);
		}
		for ( const [ group, settings ] of Object.entries( groups ) ) {
			writeFileSync(
				join( copy, 'contract/settings', `${ group }.json` ),
				JSON.stringify( { title: 'T', description: 'D', place: 99, settings } )
			);
		}
		for ( const [ calculator, change ] of Object.entries( calculators ) ) {
			const file = join( copy, 'contract/calculators', `${ calculator }.json` );
			const said = JSON.parse( readFileSync( file, 'utf8' ) );
			writeFileSync( file, JSON.stringify( { ...said, ...change } ) );
		}
		const compiled = ( file: string ) =>
			status === 0 ? readFileSync( join( copy, 'plugin/build', file ), 'utf8' ) : '';
		const { status, stderr } = spawnSync(
			'node',
			[ join( root, 'scripts/contract/index.mjs' ), copy ],
			{ encoding: 'utf8' }
		);
		return {
			status,
			stderr,
			php: compiled( 'contract.php' ),
			settings: compiled( 'settings.php' ),
		};
	} finally {
		rmSync( copy, { recursive: true } );
	}
};
