/**
 * What a `when` asks for and would never find: without a word, whatever hangs on it would be left out.
 *
 * @param {Record<string, unknown>}             when   By setting, a value, or a list of those it may have.
 * @param {Record<string, unknown[]|undefined>} values By setting, all that it may be; undefined for any.
 * @return {string[]}
 */
export const checkWhen = ( when, values ) =>
	Object.entries( when ).flatMap( ( [ name, asked ] ) =>
		Object.hasOwn( values, name )
			? [ asked ]
					.flat()
					.filter( ( value ) => values[ name ] && ! values[ name ].includes( value ) )
					.map(
						( value ) =>
							`"when" asks whether "${ name }" is ${ JSON.stringify( value ) }; it can be ${ values[ name ].map( ( one ) => JSON.stringify( one ) ).join( ', ' ) }`
					)
			: [ noSetting( 'when', name, values ) ]
	);

/**
 * @param {string} where  The key that asks.
 * @param {string} name
 * @param {object} values By setting that there is.
 */
export const noSetting = ( where, name, values ) =>
	`"${ where }" asks for "${ name }", which is no setting here; there are ${ Object.keys( values ).join( ', ' ) }`;
