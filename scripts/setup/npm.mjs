import { run } from '../system/processes.mjs';

/** Runs npm as a script of this Node, as `npm start` names it; Windows cannot start npm otherwise. */
export function npm( args, options ) {
	const cli = process.env.npm_execpath ?? '';
	return cli.endsWith( '.js' )
		? run( process.execPath, [ cli, ...args ], options )
		: run( 'npm', args, options );
}
