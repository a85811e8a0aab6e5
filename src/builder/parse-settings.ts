/** The settings of a form in their JSON; none in one that cannot be read. */
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
