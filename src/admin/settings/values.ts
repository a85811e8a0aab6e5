import type { SettingsValues } from '../../api/admin/settings';
import type { Setting, Settings } from '../../contract/settings';

/** Whether two values are the same, however deep; both came from JSON or go there. */
export function isSame( one: unknown, other: unknown ): boolean {
	if ( one === other ) {
		return true;
	}
	if ( typeof one !== 'object' || typeof other !== 'object' || ! one || ! other ) {
		return false;
	}
	const keys = Object.keys( one );
	return (
		Array.isArray( one ) === Array.isArray( other ) &&
		keys.length === Object.keys( other ).length &&
		keys.every( ( key ) =>
			isSame( ( one as SettingsValues )[ key ], ( other as SettingsValues )[ key ] )
		)
	);
}

/** Whether a setting is asked for, as those beside it stand. */
export const isShown = ( { when = {} }: Setting, values: SettingsValues ): boolean =>
	Object.entries( when ).every( ( [ name, allowed ] ) =>
		( allowed as unknown[] ).includes( values[ name ] )
	);

/** An entry that was just added to a list, or an object that was never set. */
export const defaultsOf = ( settings: Settings = {} ): SettingsValues =>
	Object.fromEntries(
		Object.entries( settings ).map( ( [ name, setting ] ) => [
			name,
			setting?.type === 'object' ? defaultsOf( setting.settings ) : setting?.default,
		] )
	);
