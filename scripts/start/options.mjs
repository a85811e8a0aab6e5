import { oneOf, portOption, readOptions } from '../console/options.mjs';
import { CommandError } from '../console/command-error.mjs';
import { ENGINES } from '../stack/engines.mjs';

const SPEC = {
	'--port': portOption,
	'--stack': oneOf( ...ENGINES ),
	'--fresh': true,
	'--help': true,
};

/**
 * The options of npm start, with what holds without them.
 *
 * @param {string[]}              args
 * @param {Record<string,string>} env  npm takes options for itself when the two dashes are forgotten, and leaves them here.
 */
export function startOptions( args, env ) {
	const takenByNpm = Object.keys( SPEC ).find(
		( option ) =>
			option !== '--help' && env[ `npm_config_${ option.slice( 2 ) }` ] !== undefined
	);
	if ( takenByNpm ) {
		throw new CommandError(
			`Put two dashes before the options: npm start -- ${ takenByNpm } …`
		);
	}
	return {
		port: 9400,
		stack: 'playground',
		fresh: false,
		help: false,
		...readOptions( args, SPEC ),
	};
}
