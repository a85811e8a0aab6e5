import { store } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

interface Attachment {
	source_url: string;
}

/** To be viewed: whoever writes articles may not edit each picture. */
const QUERY = { context: 'view' };

/** Address of a picture of the media library, once it is known. */
export const usePicture = ( id: number ): string | undefined =>
	useSelect(
		( select ) =>
			id
				? select( store ).getEntityRecord< Attachment >(
						'postType',
						'attachment',
						id,
						QUERY
					)?.source_url
				: undefined,
		[ id ]
	);
