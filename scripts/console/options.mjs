import { CommandError } from './command-error.mjs';

/**
 * A port for programs of one's own, as a number.
 *
 * @throws {CommandError}
 */
export function portOption( text ) {
	const port = Number( text );
	if ( ! /^\d+$/.test( text ) || port < 1024 || port > 65535 ) {
		throw new CommandError( `A port is a number from 1024 to 65535, not “${ text }”.` );
	}
	return port;
}

/** One of these words. */
export const oneOf =
	( ...words ) =>
	( text, name ) => {
		if ( ! words.includes( text ) ) {
			throw new CommandError( `${ name } is ${ words.join( ' or ' ) }, not “${ text }”.` );
		}
		return text;
	};

const optionNames = ( spec ) => Object.keys( spec ).join( ', ' );

/**
 * Reads a command's options.
 *
 * @param {string[]}                                          args As typed: `--port 9000`, `--port=9000`, `--fresh`.
 * @param {Record<string, true|((text:string,name:string)=>any)>} spec `true` for a switch, else what reads the value.
 * @return {Record<string, any>} By name without dashes; absent ones are left out.
 * @throws {CommandError} For an unknown option, a missing or a needless value.
 */
export function readOptions( args, spec ) {
	const options = {};
	const rest = [ ...args ];
	while ( rest.length > 0 ) {
		const [ name, ...value ] = rest.shift().split( '=' );
		const read = Object.hasOwn( spec, name ) ? spec[ name ] : undefined;
		if ( ! read ) {
			throw new CommandError(
				`There is no option “${ name }”; there are ${ optionNames( spec ) }.`
			);
		}
		const key = name.replace( /^--/, '' );
		if ( read === true ) {
			if ( value.length > 0 ) {
				throw new CommandError( `${ name } takes no value.` );
			}
			options[ key ] = true;
			continue;
		}
		const text = value.length > 0 ? value.join( '=' ) : rest.shift();
		if ( ! text || text.startsWith( '--' ) ) {
			throw new CommandError( `${ name } needs a value.` );
		}
		options[ key ] = read( text, name );
	}
	return options;
}
