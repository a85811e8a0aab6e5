import { callErrorOf } from '../../../../api';

/** What to tell about a call that failed: the server's own words where they are Atoll's, ours for everything else. */
export const errorText = ( thrown: unknown, fallback: string, offline: string ): string => {
	const { code = '', message, name, status = 0 } = callErrorOf( thrown );
	if ( name === 'Offline' ) {
		return offline;
	}
	const isOurs = code.startsWith( 'atoll_' ) || code === 'draft_not_found';
	return isOurs && status < 500 && message ? message : fallback;
};
