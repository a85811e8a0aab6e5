/** Returns the settings of a form from their JSON; an empty object if it cannot be parsed. */
export const parseSettings = < Settings extends object >(
	text: string | undefined
): Partial< Settings > => {
	try {
		const settings: unknown = JSON.parse( text || '{}' );
		return settings && typeof settings === 'object' && ! Array.isArray( settings )
			? settings
			: {};
	} catch {
		return {};
	}
};
