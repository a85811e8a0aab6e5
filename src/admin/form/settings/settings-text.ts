import type { FormSettings, SettingName } from './types';

/** The settings in their text; none in one that cannot be read. */
export const settingsIn = ( text: string | undefined ): Partial< FormSettings > => {
	try {
		const settings: unknown = JSON.parse( text || '{}' );
		return settings && typeof settings === 'object' && ! Array.isArray( settings )
			? ( settings as Partial< FormSettings > )
			: {};
	} catch {
		return {};
	}
};

/**
 * The whole text with another value for one setting. Everything else stays, also what nobody here knows.
 *
 * @param text
 * @param name
 * @param value Undefined takes the setting out: JSON has no such value.
 */
export const textWith = < Name extends SettingName >(
	text: string | undefined,
	name: Name,
	value: FormSettings[ Name ] | undefined
): string => JSON.stringify( { ...settingsIn( text ), [ name ]: value } );
