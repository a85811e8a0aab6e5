import { CommandError } from './command-error.mjs';

/**
 * Returns the number of a port that needs no special rights.
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

/** Returns a reader that accepts one of these words. */
export const oneOf =
	( ...words ) =>
	( text, name ) => {
		if ( ! words.includes( text ) ) {
			throw new CommandError( `${ name } is ${ words.join( ' or ' ) }, not “${ text }”.` );
		}
		return text;
	};

/** Returns a reader that accepts whole numbers from `least`. */
export const wholeNumber =
	( least = 1 ) =>
	( text, name ) => {
		if ( ! /^\d{1,9}$/.test( text ) || Number( text ) < least ) {
			throw new CommandError(
				`${ name } is a whole number from ${ least }, not “${ text }”.`
			);
		}
		return Number( text );
	};

/** Accepts any text. */
export const anyText = ( text ) => text;

/**
 * @typedef {(text:string, name:string)=>any} ReadValue Throws a CommandError for an invalid value.
 * @typedef {Record<string, true|ReadValue>}  Spec      By name with dashes: `true` for a switch, else a value reader.
 */

/** Returns the option that an argument names, and the value after its equals sign. */
function named( argument, spec ) {
	const [ name, ...value ] = argument.split( '=' );
	if ( ! Object.hasOwn( spec, name ) ) {
		throw new CommandError(
			`There is no option “${ name }”; there are ${ Object.keys( spec ).join( ', ' ) }.`
		);
	}
	return { name, read: spec[ name ], given: value.length > 0 ? value.join( '=' ) : undefined };
}

/**
 * Reads a command's options.
 *
 * @param {string[]}  args       As typed: `--port 9000`, `--port=9000`, `--fresh`.
 * @param {Spec}      spec
 * @param {ReadValue} [readWord] Reads words that belong to no option; if omitted, such words are errors.
 * @return {Record<string, any>} By name without dashes, the words as `words`; absent options are left out.
 * @throws {CommandError} For an unknown option, or a missing or superfluous value.
 */
export function readOptions( args, spec, readWord ) {
	const options = readWord ? { words: [] } : {};
	const rest = [ ...args ];
	while ( rest.length > 0 ) {
		const argument = rest.shift();
		if ( readWord && ! argument.startsWith( '-' ) ) {
			options.words.push( readWord( argument, 'A name' ) );
			continue;
		}
		const { name, read, given } = named( argument, spec );
		const key = name.replace( /^--/, '' );
		if ( read === true ) {
			if ( given !== undefined ) {
				throw new CommandError( `${ name } takes no value.` );
			}
			options[ key ] = true;
			continue;
		}
		const text = given ?? rest.shift();
		if ( ! text || text.startsWith( '--' ) ) {
			throw new CommandError( `${ name } needs a value.` );
		}
		options[ key ] = read( text, name );
	}
	return options;
}
