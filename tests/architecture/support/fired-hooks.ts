/** Call that fires a hook. */
export interface Fired {
	/** Empty if it is unknown: a variable, a text with a variable, a constant of another class. */
	name: string;
	/** Number of arguments. */
	args: number;
	/** Code of the call, for messages. */
	call: string;
}

const PHP =
	/(?<![\w$>:])(?:apply_filters|do_action)(_ref_array|_deprecated)?\(\s*(?:'([^']+)'\s*(?=[,)])|self::(\w+)\s*(?=[,)])|)/g;

const SCRIPT =
	/(?<![\w$])(?:applyFilters|doAction)(?:Async)?()\(\s*(?:['"`]([^'"`$]+)['"`]\s*(?=[,)])|)/g;

/** Removes comments, since they mention hooks too. */
const withoutComments = ( code: string ) =>
	code.replace( /\/\*[\s\S]*?\*\//g, '' ).replace( /^\s*\/\/.*$/gm, '' );

/** Returns the number of arguments between here and the end of the call or the list. */
function countArguments( code: string ): number {
	let depth = 1;
	let commas = 0;
	for ( const [ sign ] of code.matchAll( /'(?:\\.|[^'])*'|[(),[\]{}]/g ) ) {
		depth += Number( '([{'.includes( sign ) ) - Number( ')]}'.includes( sign ) );
		if ( depth === 0 ) {
			break;
		}
		commas += Number( sign === ',' && depth === 1 );
	}
	return commas;
}

/** Returns the number of arguments in the list of `apply_filters_ref_array( 'name', array( $a, $b ) )`. */
const countInList = ( code: string ) => {
	const list = /^\s*,\s*(?:array\s*\(|\[)\s*/.exec( code );
	return list ? countArguments( code.slice( list[ 0 ].length ) ) + 1 : 0;
};

const constant = ( code: string, name: string ) =>
	new RegExp( `const ${ name } += '([^']+)'` ).exec( code )?.[ 1 ] ?? '';

const read = ( source: string, pattern: RegExp ): Fired[] => {
	const code = withoutComments( source );
	return [ ...code.matchAll( pattern ) ].map( ( found ) => {
		const [ whole, way, literal, self ] = found;
		const rest = code.slice( found.index + whole.length );
		return {
			name: literal ?? ( self ? constant( code, self ) : '' ),
			args: way ? countInList( rest ) : countArguments( rest ),
			call: ( whole + rest ).split( '\n' )[ 0 ]!.trim(),
		};
	} );
};

/** Returns all hooks that PHP code fires. */
export const firedInPhp = ( code: string ) => read( code, PHP );

/** Returns all hooks that TypeScript fires with `@wordpress/hooks`. */
export const firedInScript = ( code: string ) => read( code, SCRIPT );
