/**
 * Returns conditions of a `when` that can never be true: whatever depends on them would silently be left out.
 *
 * @param {Record<string, unknown>}             when   By setting, a value, or a list of possible values.
 * @param {Record<string, unknown[]|undefined>} values By setting, all its values; undefined for any.
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
 * @param {string} where  Key that tests the setting.
 * @param {string} name
 * @param {object} values By the name of each existing setting.
 */
export const noSetting = ( where, name, values ) =>
	`"${ where }" asks for "${ name }", which is no setting here; there are ${ Object.keys( values ).join( ', ' ) }`;
