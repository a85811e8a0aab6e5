import type { GuardProps } from '../../../contract/script-data/guard-props';

/** Returns the name of the return parameter; WordPress' own login screen uses a different one. */
const parameterOf = ( { pathname }: URL ) =>
	pathname.endsWith( '/wp-login.php' ) ? 'redirect_to' : 'portalRedirect';

/** Query argument of the notice about a past action (php/Portal/PortalProvider); showing it again would be wrong. */
const NOTICE = 'atoll_done';

const currentPath = () => {
	const url = new URL( location.href );
	if ( url.searchParams.has( NOTICE ) ) {
		url.searchParams.delete( NOTICE ); // Only if present, since deleting rewrites the whole query.
	}
	return url.pathname + url.search;
};

/** Returns the URL of the login page, with the parameter that leads back here (spec 4: portalRedirect). */
export const loginAddress = ( { loginPage }: Pick< GuardProps, 'loginPage' > ): string => {
	const url = new URL( loginPage, location.href );
	url.searchParams.set( parameterOf( url ), currentPath() );
	return url.href;
};
