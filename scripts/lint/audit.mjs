/**
 * npm run lint:audit: checks packages for known vulnerabilities at npm's and Packagist's registries. Fails for those
 * that are high or critical. A registry that cannot be reached or does not respond is reported, but is not a failure.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ofComposer, ofNpm } from './advisories.mjs';

const root = fileURLToPath( new URL( '../..', import.meta.url ) );

/** Milliseconds after which a registry counts as unreachable. */
const TIMEOUT = 60_000;

const REGISTRIES = [
	{
		name: 'npm',
		command: [ 'npm', 'audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000' ],
		read: ofNpm,
	},
	{
		name: 'Packagist',
		command: [ 'composer', 'audit', '--format=json', '--no-interaction' ],
		read: ofComposer,
	},
];

for ( const { name, command, read } of REGISTRIES ) {
	const [ program, ...args ] = command;
	const { stdout, error } = spawnSync( program, args, {
		cwd: root,
		encoding: 'utf8',
		timeout: TIMEOUT,
		maxBuffer: 2 ** 26,
	} );
	const { found, grave, trouble } = error
		? { found: 0, grave: [], trouble: error.message }
		: read( stdout );
	if ( trouble ) {
		console.log( `${ name }: not asked, nothing is known (${ trouble })` );
		continue;
	}
	console.log(
		`${ name }: ${ found } known vulnerabilities, ${ grave.length } high or critical`
	);
	grave.forEach( ( line ) => console.log( `  ${ line }` ) );
	process.exitCode = grave.length > 0 ? 1 : process.exitCode;
}
