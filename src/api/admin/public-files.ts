import apiFetch from '@wordpress/api-fetch';
import type { PublicFile, PublicFilesResponse } from '../../contract/rest/atoll/public-files';

export type { PublicFile };

/** Returns the files of a private page that everyone can fetch, since something public uses them too. */
export const publicFiles = ( page: number ): Promise< PublicFile[] > =>
	apiFetch< PublicFilesResponse >( { path: `/s1t2/v1/public-files?page=${ page }` } ).then(
		( { files } ) => files
	);
