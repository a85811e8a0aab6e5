import type { GuardProps } from '../../../contract/script-data/guard-props';

/** WordPress' own screen knows where to go on to by another name. */
const parameterOf = ( { pathname }: URL ) =>
	pathname.endsWith( '/wp-login.php' ) ? 'redirect_to' : 'portalRedirect';

/** Query argument with the notice of what was done before (php/Portal/PortalProvider): once more it would be untrue. */
const NOTICE = 'atoll_done';

const currentPath = () => {
	const url = new URL( location.href );
	if ( url.searchParams.has( NOTICE ) ) {
		url.searchParams.delete( NOTICE ); // It rewrites the whole query.
	}
	return url.pathname + url.search;
};

/** The login page, which leads back here afterwards (spec 4: portalRedirect). */
export const loginAddress = ( { loginPage }: Pick< GuardProps, 'loginPage' > ): string => {
	const url = new URL( loginPage, location.href );
	url.searchParams.set( parameterOf( url ), currentPath() );
	return url.href;
};
