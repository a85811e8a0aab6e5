/**
 * Completes settings that refer to another one of their group: `"like": "headerPrimary"` copies all of headerPrimary,
 * except what the setting itself defines, setting by setting.
 *
 * @param {Record<string, object>} settings
 * @return {Record<string, object>} The settings without `like`.
 * @throws {Error} If the other setting does not exist.
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

/** Merges inner settings one by one; replaces everything else as a whole. */
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
