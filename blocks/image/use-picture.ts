import { store } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

interface Attachment {
	source_url: string;
}

/** To be viewed: whoever writes articles may not edit each picture. */
const QUERY = { context: 'view' };

export const pictureArguments = ( id: number ): [ string, string, number, typeof QUERY ] => [
	'postType',
	'attachment',
	id,
	QUERY,
];

/** A picture of the media library: its address once that is known, and whether it was deleted. */
export const usePicture = ( id: number ): { url?: string; isGone: boolean } =>
	useSelect(
		( select ) => {
			const { getEntityRecord, getResolutionError } = select( store );
			const picture = id
				? getEntityRecord< Attachment >( ...pictureArguments( id ) )
				: undefined;
			// The server's answer, as apiFetch throws it.
			const error = getResolutionError( 'getEntityRecord', pictureArguments( id ) );
			return {
				url: picture?.source_url,
				isGone: ( error as { status?: number } | null )?.status === 404,
			};
		},
		[ id ]
	);
