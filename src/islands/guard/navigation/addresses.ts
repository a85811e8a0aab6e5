import type { Props } from '../props';

/** WordPress' own screen knows where to go on to by another name. */
const parameterOf = ( { pathname }: URL ) =>
	pathname.endsWith( '/wp-login.php' ) ? 'redirect_to' : 'portalRedirect';

/** The login page, which leads back here afterwards (spec 4: portalRedirect). */
export const loginAddress = ( { loginPage }: Pick< Props, 'loginPage' > ): string => {
	const url = new URL( loginPage, location.href );
	url.searchParams.set( parameterOf( url ), location.pathname + location.search );
	return url.href;
};

/** This page without what it was asked to show: a draft, an entry. */
export const plainAddress = () => location.origin + location.pathname;
