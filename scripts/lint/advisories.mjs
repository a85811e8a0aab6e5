const SEVERE = [ 'high', 'critical' ];

const unanswered = ( trouble ) => ( { found: 0, grave: [], trouble } );

const parseObject = ( text ) => {
	try {
		return Object( JSON.parse( text ) );
	} catch {
		return {};
	}
};

/**
 * Response of a registry.
 *
 * @typedef {Object} Advisories
 * @property {number}   found   Number of vulnerabilities of any severity.
 * @property {string[]} grave   A line for each that is high or critical.
 * @property {string}   trouble Why nothing is known; empty if the registry responded.
 */

/**
 * @param {string} output Output of `npm audit --json`.
 * @return {Advisories} Counts each package with a vulnerability.
 */
export function ofNpm( output ) {
	const { vulnerabilities, message, error } = parseObject( output );
	if ( ! vulnerabilities ) {
		return unanswered( message || error?.summary || 'no answer' );
	}
	const all = Object.values( vulnerabilities );
	return {
		found: all.length,
		grave: all
			.filter( ( { severity } ) => SEVERE.includes( severity ) )
			.map( ( { name, severity, range } ) => `${ name } ${ range }: ${ severity }` ),
		trouble: '',
	};
}

/**
 * @param {string} output Output of `composer audit --format=json`.
 * @return {Advisories}
 */
export function ofComposer( output ) {
	const { advisories } = parseObject( output );
	if ( ! advisories ) {
		return unanswered( 'no answer' );
	}
	const all = Object.values( advisories ).flatMap( ( some ) => Object.values( some ) );
	return {
		found: all.length,
		grave: all
			.filter( ( { severity } ) => SEVERE.includes( severity ) )
			.map(
				( { packageName, severity, title } ) =>
					`${ packageName }: ${ severity }, ${ title }`
			),
		trouble: '',
	};
}
