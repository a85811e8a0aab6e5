import { CommandError } from '../console/command-error.mjs';
import { oneOf, portOption } from '../console/options.mjs';
import { ENGINES } from '../stack/engines.mjs';

/** Options and usage of npm start. */
export const ABOUT = {
	usage: `
npm start                       the site, on http://127.0.0.1:9400/
npm start -- --port 9000        on another port
npm start -- --stack native     on nginx, PHP-FPM and MariaDB instead of WebAssembly and SQLite
npm start -- --fresh            with a new database and the demo site as delivered
`,
	options: { '--port': portOption, '--stack': oneOf( ...ENGINES ), '--fresh': true },
};

/**
 * Reports options that npm took as its own because the two dashes are missing; npm puts them in the environment.
 *
 * @param {Record<string,string>} env
 * @throws {CommandError}
 */
export function needDashes( env ) {
	const taken = Object.keys( ABOUT.options ).find(
		( option ) => env[ `npm_config_${ option.slice( 2 ) }` ] !== undefined
	);
	if ( taken ) {
		throw new CommandError( `Put two dashes before the options: npm start -- ${ taken } …` );
	}
}
