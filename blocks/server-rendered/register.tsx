import type { IconType } from '@wordpress/components';
import type { ReactNode } from 'react';
import { registerBlock } from '../registration/register-block';
import { ServerRendered } from './server-rendered';

interface Edited {
	attributes: Record< string, unknown >;
	context: { postId?: number };
}

/**
 * Registers a block without settings that the server renders.
 *
 * @param metadata      The block's block.json.
 * @param metadata.name Name of the block, such as atoll/contents.
 * @param icon
 * @param sample        Shown in the editor if the server prints nothing.
 */
export const registerServerRendered = (
	metadata: { name: string },
	icon: IconType,
	sample: ReactNode
) =>
	registerBlock( metadata, {
		icon,
		edit: ( { attributes, context }: Edited ) => (
			<ServerRendered
				name={ metadata.name }
				attributes={ attributes }
				postId={ context.postId }
				sample={ sample }
			/>
		),
	} );
