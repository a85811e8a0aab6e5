/**
 * npm run matrix: the zip on every WordPress, PHP and database that can be had, on PHP without what some hosts leave
 * out, and on servers that are set otherwise; on each the first chapters of `npm run test:shipped`, on the last the
 * whole walk. Ends with 1 when one of them fails.
 */
import { stopSignal, command } from '../../scripts/console/command.mjs';
import { anyText, portOption } from '../../scripts/console/options.mjs';
import { progress } from '../../scripts/console/progress.mjs';
import { setUp } from '../../scripts/setup/index.mjs';
import { installSystem } from '../../scripts/setup/system.mjs';
import { cellBeside, CELLS } from './cells.mjs';
import { walk } from './walk.mjs';

const PORT = 9698;

const ABOUT = {
	usage: `
npm run matrix                          on all of them
npm run matrix -- --only "without gd"   on those whose name has these words: ${ CELLS.map( ( { name } ) => name ).join( ', ' ) }
npm run matrix -- --beside a,b          on a site that has the plugins of these folders
npm run matrix -- --port 9000           on another port than ${ PORT }
`,
	options: { '--only': anyText, '--beside': anyText, '--port': portOption },
};

const seconds = ( since ) => `${ Math.round( ( Date.now() - since ) / 1000 ) } s`;

/** Rows as a table that is also Markdown. */
function table( rows ) {
	const all = [ [ 'on', 'the walk', 'time', '' ], ...rows ];
	const widths = all[ 0 ].map( ( _, at ) =>
		Math.max( 3, ...all.map( ( row ) => row[ at ].length ) )
	);
	const line = ( row ) =>
		`| ${ row.map( ( cell, at ) => cell.padEnd( widths[ at ] ) ).join( ' | ' ) } |`;
	const [ head, ...body ] = all.map( line );
	return [ head, line( widths.map( ( width ) => '-'.repeat( width ) ) ), ...body ].join( '\n' );
}

const chosen = ( { only = '', beside } ) =>
	beside ? [ cellBeside( beside ) ] : CELLS.filter( ( { name } ) => name.includes( only ) );

await command( ABOUT, async ( { port = Number( process.env.ATOLL_PORT ?? PORT ), ...asked } ) => {
	const step = progress();
	const signal = stopSignal();
	await installSystem( [ 'php', 'servers', 'browser', 'apache' ], step, signal );
	await setUp( step, signal );
	const rows = [];
	for ( const cell of chosen( asked ) ) {
		const since = Date.now();
		const { verdict, says } = await step( cell.name, ( say ) =>
			walk( cell, port, say, signal )
		);
		rows.push( [ cell.name, verdict, seconds( since ), says ] );
	}
	process.stdout.write( `\n${ table( rows ) }\n` );
	return rows.some( ( [ , verdict ] ) => verdict === 'fail' ) ? 1 : 0;
} );
