import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';

type Settings< Attributes extends Record< string, unknown > > = Partial<
	BlockConfiguration< Attributes >
>;

/**
 * Registers a block by its block.json. This is the only place with a type assertion: TypeScript reads texts in JSON
 * files as strings, but a block's configuration only allows certain values.
 *
 * @param metadata      The block's block.json.
 * @param metadata.name Name of the block, such as atoll/cta.
 * @param settings      Settings that JSON cannot hold: icon and components.
 */
export const registerBlock = < Attributes extends Record< string, unknown > >(
	metadata: { name: string },
	settings: Settings< Attributes >
) => registerBlockType( metadata as unknown as BlockConfiguration< Attributes >, settings );
