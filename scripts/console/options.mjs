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

/** Whole numbers from `least` on. */
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

/** Whatever is typed. */
export const anyText = ( text ) => text;

/**
 * @typedef {(text:string, name:string)=>any} ReadValue Throws a CommandError for what is none of its values.
 * @typedef {Record<string, true|ReadValue>}  Spec      By name with dashes: `true` for a switch, else what reads the value.
 */

/** The option that an argument names, and what stands behind its equals sign. */
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
 * @param {ReadValue} [readWord] Reads words that belong to no option; without it there are none.
 * @return {Record<string, any>} By name without dashes, the words as `words`; absent options are left out.
 * @throws {CommandError} For an unknown option, a missing or a needless value.
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
