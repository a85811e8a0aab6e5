/**
 * Completes settings that are like another one of their group: `"like": "headerPrimary"` has
 * all that headerPrimary says, but for what it says itself, setting by setting.
 *
 * @param {Record<string, object>} settings
 * @return {Record<string, object>} The same without the word.
 * @throws {Error} When there is no such setting.
 */
export const withLikes = ( settings ) =>
	Object.fromEntries(
		Object.entries( settings ).map( ( [ name, { like, ...own } ] ) => [
			name,
			like === undefined ? own : over( original( settings, name, like ), own ),
		] )
	);

function original( settings, name, like ) {
	const found = settings[ like ];
	if ( ! found || found.like !== undefined ) {
		throw new Error(
			`"${ name }" is like "${ like }", which is no setting of this group that says itself what it is`
		);
	}
	return found;
}

/** Settings inside are changed one by one; anything else is replaced whole. */
const over = ( base, { settings = {}, ...own } ) => ( {
	...base,
	...own,
	...( base.settings && {
		settings: {
			...base.settings,
			...Object.fromEntries(
				Object.entries( settings ).map( ( [ name, change ] ) => [
					name,
					over( base.settings[ name ] ?? {}, change ),
				] )
			),
		},
	} ),
} );
