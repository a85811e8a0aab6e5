import { callErrorOf } from '../../../../api';

/** Returns the text for a failed call: the server's own message if Atoll wrote it, otherwise ours. */
export const errorText = ( thrown: unknown, fallback: string, offline: string ): string => {
	const { code = '', message, name, status = 0 } = callErrorOf( thrown );
	if ( name === 'Offline' ) {
		return offline;
	}
	const isOurs = code.startsWith( 'atoll_' ) || code === 'draft_not_found';
	return isOurs && status < 500 && message ? message : fallback;
};
