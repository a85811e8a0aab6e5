import type { CheckSession } from '../../contract/rest/atoll/token';

type Answer = CheckSession[ 'response' ];

/** Whether a response of POST s1t2/v1/token is a session (spec 6). */
export const isSession = ( data: unknown ): data is Answer => {
	const { code, status, user } = Object( data ) as Partial< Answer >;
	return code === 'auth_valid_token' && status === 200 && !! user?.auth?.exp;
};
