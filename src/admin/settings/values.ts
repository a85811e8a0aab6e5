import type { SettingsValues } from '../../api/admin/settings';
import type { Setting, Settings } from '../../contract/settings';

/** Whether two JSON values are deeply equal. */
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

/** Whether a value is an object of settings; lists are always replaced whole, since their items have no names. */
const isObject = ( value: unknown ): value is SettingsValues =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** Returns the parts of `to` that differ from `from`, also within objects. */
export const changedParts = ( from: SettingsValues, to: SettingsValues ): SettingsValues =>
	Object.fromEntries(
		Object.entries( to )
			.map( ( [ name, value ] ) => [ name, from[ name ], value ] as const )
			.filter( ( [ , before, value ] ) => ! isSame( before, value ) )
			.map( ( [ name, before, value ] ) => [
				name,
				isObject( before ) && isObject( value ) ? changedParts( before, value ) : value,
			] )
	);

/** Returns the values with changes merged in, also within objects. */
export const overlaid = ( values: SettingsValues, changes: SettingsValues ): SettingsValues => ( {
	...values,
	...Object.fromEntries(
		Object.entries( changes ).map( ( [ name, change ] ) => {
			const value = values[ name ];
			return [
				name,
				isObject( value ) && isObject( change ) ? overlaid( value, change ) : change,
			];
		} )
	),
} );

/** Returns the paths of settings that two people changed to different values. */
export const clashes = ( one: SettingsValues, other: SettingsValues ): string[] =>
	Object.entries( one ).flatMap( ( [ name, mine ] ) => {
		const theirs = other[ name ];
		if ( ! ( name in other ) || isSame( mine, theirs ) ) {
			return [];
		}
		return isObject( mine ) && isObject( theirs )
			? clashes( mine, theirs ).map( ( path ) => `${ name }.${ path }` )
			: [ name ];
	} );

/** Whether a setting is visible, given the values of the others. */
export const isShown = ( { when = {} }: Setting, values: SettingsValues ): boolean =>
	Object.entries( when ).every( ( [ name, allowed ] ) =>
		( allowed as unknown[] ).includes( values[ name ] )
	);

/** Returns the defaults for a new item of a list, or for an object that was never set. */
export const defaultsOf = ( settings: Settings = {} ): SettingsValues =>
	Object.fromEntries(
		Object.entries( settings ).map( ( [ name, setting ] ) => [
			name,
			setting?.type === 'object' ? defaultsOf( setting.settings ) : setting?.default,
		] )
	);
