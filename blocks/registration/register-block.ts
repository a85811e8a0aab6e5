import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';

type Settings< Attributes extends Record< string, unknown > > = Partial<
	BlockConfiguration< Attributes >
>;

/**
 * Registers a block by its block.json. The one place that says so: TypeScript takes the words of a JSON file for any
 * words, and a block's configuration asks for certain ones.
 *
 * @param metadata      Its block.json.
 * @param metadata.name Its name, such as atoll/cta.
 * @param settings      What stands in no JSON file: icon and components.
 */
export const registerBlock = < Attributes extends Record< string, unknown > >(
	metadata: { name: string },
	settings: Settings< Attributes >
) => registerBlockType( metadata as unknown as BlockConfiguration< Attributes >, settings );
