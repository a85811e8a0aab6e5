import type { Block } from '../form-blocks';
import { parseSettings } from '../parse-settings';

/** Where a pattern's first field keeps the settings of its form (php/Forms/Definitions/Patterns/FormPatterns.php). */
const SETTINGS = 'atollForm';

interface Metadata extends Record< string, unknown > {
	[ SETTINGS ]?: Record< string, unknown >;
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

/**
 * The form's settings with those that a pattern brings, if the form is the pattern: it begins with it, and nothing
 * was set that the pattern would change. Undefined when nothing is to be taken over.
 *
 * @param settings The form's, as JSON; the site's own beginnings are settings too, and stay.
 */
export const settingsFrom = ( blocks: Block[], settings: string ): string | undefined => {
	const [ first ] = blocks.filter( ( { name } ) => name === 'atoll/field' );
	const patternSettings = first && metadataOf( first )[ SETTINGS ];
	return patternSettings
		? JSON.stringify( { ...patternSettings, ...parseSettings( settings ) } )
		: undefined;
};
