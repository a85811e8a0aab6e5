const COOKIE = 'atoll_dismissed';

/** No cookie grows without end: the oldest are forgotten first. */
const MAX_IDS = 50;

/**
 * Numbers of notifications that were closed, for the browser session (spec 4): in a cookie without an end. The
 * session storage is each tab's own, and any other outlives the session. It says nothing of anybody, and the
 * server does not read it, so that pages stay the same for everybody.
 *
 * @param path Of the site, so that another one on the same host has its own.
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
		/** Read anew each time: another tab may have written it. */
		all: (): number[] => [ ...onThisPage, ...inCookie() ],
		add: ( id: number ) => {
			// For this page, should the browser keep no cookie.
			onThisPage.add( id );
			const ids = [ ...new Set( [ ...inCookie(), id ] ) ].slice( -MAX_IDS );
			const secure = location.protocol === 'https:' ? '; Secure' : '';
			document.cookie = `${ name }=${ ids.join( '.' ) }; Path=${ path }; SameSite=Lax${ secure }`;
		},
	};
};
