const COOKIE = 'atoll_dismissed';

/** Maximum number of ids in the cookie: the oldest are forgotten first. */
const MAX_IDS = 50;

/**
 * Keeps the ids of closed notifications for the browser session (spec 4), in a session cookie: session storage is
 * separate for each tab, and other storage outlives the session. The cookie contains no personal data, and the server
 * does not read it, so that pages stay the same for everyone.
 *
 * @param path The site's path, so that another site on the same host has its own cookie.
 */
export const dismissedAt = ( path: string ) => {
	const onThisPage = new Set< number >();
	const name = COOKIE + path.replace( /\W/g, '_' );
	const inCookie = () => {
		const cookie = document.cookie
			.split( '; ' )
			.find( ( one ) => one.startsWith( `${ name }=` ) );
		return ( cookie?.slice( name.length + 1 ).match( /\d+/g ) ?? [] ).map( Number );
	};
	return {
		/** Returns all ids; reads the cookie each time, since another tab may have changed it. */
		all: (): number[] => [ ...onThisPage, ...inCookie() ],
		add: ( id: number ) => {
			// For this page, in case the browser stores no cookie.
			onThisPage.add( id );
			const ids = [ ...new Set( [ ...inCookie(), id ] ) ].slice( -MAX_IDS );
			const secure = location.protocol === 'https:' ? '; Secure' : '';
			document.cookie = `${ name }=${ ids.join( '.' ) }; Path=${ path }; SameSite=Lax${ secure }`;
		},
	};
};
