/**
 * Completes settings that are like another one of their group: `"like": "headerPrimary"` has
 * all that headerPrimary says, but for what it says itself, setting by setting.
 *
 * @param {Record<string, object>} settings
 * @return {Record<string, object>} The settings without `like`.
 * @throws {Error} When there is no such setting.
 */
export const withLikes = ( settings ) =>
	Object.fromEntries(
		Object.entries( settings ).map( ( [ name, { like, ...changes } ] ) => [
			name,
			like === undefined ? changes : merge( baseOf( settings, name, like ), changes ),
		] )
	);

function baseOf( settings, name, like ) {
	const base = settings[ like ];
	if ( ! base || base.like !== undefined ) {
		throw new Error(
			`"${ name }" is like "${ like }", which is no setting of this group that says itself what it is`
		);
	}
	return base;
}

/** Settings inside are changed one by one; anything else is replaced whole. */
const merge = ( base, { settings = {}, ...changes } ) => ( {
	...base,
	...changes,
	...( base.settings && {
		settings: {
			...base.settings,
			...Object.fromEntries(
				Object.entries( settings ).map( ( [ name, change ] ) => [
					name,
					merge( base.settings[ name ] ?? {}, change ),
				] )
			),
		},
	} ),
} );
