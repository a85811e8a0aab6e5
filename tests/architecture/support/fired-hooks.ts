/** A place where a hook is fired. */
export interface Fired {
	/** Empty where nobody can read it: a variable, a text with a variable in it, another class's constant. */
	name: string;
	/** How many are handed on. */
	args: number;
	/** As it is written, for messages. */
	call: string;
}

const PHP =
	/(?<![\w$>:])(?:apply_filters|do_action)(_ref_array|_deprecated)?\(\s*(?:'([^']+)'\s*(?=[,)])|self::(\w+)\s*(?=[,)])|)/g;

const SCRIPT =
	/(?<![\w$])(?:applyFilters|doAction)(?:Async)?()\(\s*(?:['"`]([^'"`$]+)['"`]\s*(?=[,)])|)/g;

/** Comments speak of hooks too. */
const withoutComments = ( code: string ) =>
	code.replace( /\/\*[\s\S]*?\*\//g, '' ).replace( /^\s*\/\/.*$/gm, '' );

/** How many arguments stand between here and what closes the call or the list. */
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

/** Those of `apply_filters_ref_array( 'name', array( $a, $b ) )` stand in a list. */
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

/** Every hook that PHP code fires. */
export const firedInPhp = ( code: string ) => read( code, PHP );

/** Every hook that TypeScript fires by `@wordpress/hooks`. */
export const firedInScript = ( code: string ) => read( code, SCRIPT );
