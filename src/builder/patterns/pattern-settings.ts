import type { Block } from '../form-blocks';
import { parseSettings } from '../parse-settings';

/** Where a pattern's first field keeps the settings of its form (php/Forms/Definitions/Patterns/FormPatterns.php). */
const SETTINGS = 'atollForm';

export type Settings = Record< string, unknown >;

interface Metadata extends Settings {
	[ SETTINGS ]?: Settings;
}

const metadataOf = ( { attributes }: Block ) => ( attributes.metadata ?? {} ) as Metadata;

/** Blocks that brought settings of their own with them. */
export const blocksWithSettings = ( blocks: Block[] ): Block[] =>
	blocks.filter( ( block ) => metadataOf( block )[ SETTINGS ] !== undefined );

/** What is left of a block's metadata once its settings are taken over. */
export const withoutSettings = ( block: Block ): Metadata | undefined => {
	const { [ SETTINGS ]: taken, ...others } = metadataOf( block );
	return Object.keys( others ).length > 0 ? others : undefined;
};

/** What a form's pattern brings, if the form is the pattern: it begins with it. */
export const settingsOf = ( blocks: Block[] ): Settings | undefined => {
	const [ first ] = blocks.filter( ( { name } ) => name === 'atoll/field' );
	return first && metadataOf( first )[ SETTINGS ];
};

const isSame = ( one: unknown, other: unknown ) =>
	JSON.stringify( one ) === JSON.stringify( other );

/**
 * The form's settings with those that a pattern brings. What somebody has set stays; what another pattern brought,
 * and nobody has changed since, goes with that pattern.
 *
 * @param pattern  What it brings.
 * @param settings The form's, as JSON; the site's own beginnings are settings too, and stay.
 * @param earlier  What patterns brought before it.
 */
export const withPattern = ( pattern: Settings, settings: string, earlier: Settings[] ): string => {
	const set = Object.entries( parseSettings< Settings >( settings ) ).filter(
		( [ name, value ] ) => ! earlier.some( ( brought ) => isSame( brought[ name ], value ) )
	);
	return JSON.stringify( { ...pattern, ...Object.fromEntries( set ) } );
};
