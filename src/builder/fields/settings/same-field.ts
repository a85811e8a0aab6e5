import type { ControlProps } from './control';

/** Settings that are typed in the form itself, key by key; no other setting reads them. */
export const TYPED_IN_CANVAS = [ 'label', 'description' ];

type Props = Omit< ControlProps, 'setting' >;

/**
 * Whether a field looks the same to a component that shows some of its settings. Kinds are compared by name: whatever
 * else differs in a kind depends on settings that are compared too.
 *
 * @param settingNames Names of the settings.
 * @param before
 * @param after
 */
export const isSameField = ( settingNames: string[], before: Props, after: Props ): boolean => {
	const names = Object.keys( { ...before.attributes, ...after.attributes } );
	return (
		before.kind.kind === after.kind.kind &&
		before.onChange === after.onChange &&
		names
			.filter(
				( name ) => settingNames.includes( name ) || ! TYPED_IN_CANVAS.includes( name )
			)
			.every( ( name ) => before.attributes[ name ] === after.attributes[ name ] )
	);
};
