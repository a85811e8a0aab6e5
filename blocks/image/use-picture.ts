import { store } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

interface Attachment {
	source_url: string;
}

/** For viewing: authors of articles may not edit every image. */
const QUERY = { context: 'view' };

export const pictureArguments = ( id: number ): [ string, string, number, typeof QUERY ] => [
	'postType',
	'attachment',
	id,
	QUERY,
];

/** Returns the URL of an image in the media library once it is known, and whether the image was deleted. */
export const usePicture = ( id: number ): { url?: string; isGone: boolean } =>
	useSelect(
		( select ) => {
			const { getEntityRecord, getResolutionError } = select( store );
			const picture = id
				? getEntityRecord< Attachment >( ...pictureArguments( id ) )
				: undefined;
			// The server's response, as thrown by apiFetch.
			const error = getResolutionError( 'getEntityRecord', pictureArguments( id ) );
			return {
				url: picture?.source_url,
				isGone: ( error as { status?: number } | null )?.status === 404,
			};
		},
		[ id ]
	);
