import type { Block } from '../form-blocks';
import { parseSettings } from '../parse-settings';

/** Metadata key of the form's settings in a pattern's first field (php/Forms/Definitions/Patterns/FormPatterns.php). */
const SETTINGS = 'atollForm';

export type Settings = Record< string, unknown >;

interface Metadata extends Settings {
	[ SETTINGS ]?: Settings;
}

const metadataOf = ( { attributes }: Block ) => ( attributes.metadata ?? {} ) as Metadata;

/** Returns the blocks that carry settings of a form. */
export const blocksWithSettings = ( blocks: Block[] ): Block[] =>
	blocks.filter( ( block ) => metadataOf( block )[ SETTINGS ] !== undefined );

/** Returns a block's metadata without the settings, once these are applied. */
export const withoutSettings = ( block: Block ): Metadata | undefined => {
	const { [ SETTINGS ]: taken, ...others } = metadataOf( block );
	return Object.keys( others ).length > 0 ? others : undefined;
};

/** Returns the settings of a form's pattern, if the form starts with one. */
export const settingsOf = ( blocks: Block[] ): Settings | undefined => {
	const [ first ] = blocks.filter( ( { name } ) => name === 'atoll/field' );
	return first && metadataOf( first )[ SETTINGS ];
};

const isSame = ( one: unknown, other: unknown ) =>
	JSON.stringify( one ) === JSON.stringify( other );

/**
 * Returns the form's settings merged with those of a pattern. Settings that an editor changed stay; settings that came
 * from another pattern, and that nobody has changed since, are removed together with that pattern.
 *
 * @param pattern  Settings of the pattern.
 * @param settings Settings of the form, as JSON; those that the site gives to new forms are kept too.
 * @param earlier  Settings of patterns inserted before.
 */
export const withPattern = ( pattern: Settings, settings: string, earlier: Settings[] ): string => {
	const set = Object.entries( parseSettings< Settings >( settings ) ).filter(
		( [ name, value ] ) => ! earlier.some( ( brought ) => isSame( brought[ name ], value ) )
	);
	return JSON.stringify( { ...pattern, ...Object.fromEntries( set ) } );
};
