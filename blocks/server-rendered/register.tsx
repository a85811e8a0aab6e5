import type { IconType } from '@wordpress/components';
import type { ReactNode } from 'react';
import { registerBlock } from '../registration/register-block';
import { ServerRendered } from './server-rendered';

interface Edited {
	attributes: Record< string, unknown >;
	context: { postId?: number };
}

/**
 * Registers a block that the server prints and that has nothing to set.
 *
 * @param metadata      Its block.json.
 * @param metadata.name Its name, such as atoll/contents.
 * @param icon
 * @param sample        What editors see where there is nothing to print.
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
