/** Returns the host and its parent domains: vendors set cookies on the highest domain that the browser allows. */
const domains = ( host: string ) =>
	host.split( '.' ).map( ( _, index, parts ) => parts.slice( index ).join( '.' ) );

/** Removes the cookies whose names begin with one of the prefixes, on any domain. */
export const dropCookies = ( prefixes: string[] ) => {
	const names = document.cookie
		.split( '; ' )
		.map( ( cookie ) => cookie.split( '=' )[ 0 ]! )
		.filter( ( name ) => prefixes.some( ( prefix ) => name.startsWith( prefix ) ) );
	const domainAttributes = [
		'',
		...domains( location.hostname ).map( ( domain ) => `;domain=${ domain }` ),
	];
	names.forEach( ( name ) =>
		domainAttributes.forEach( ( domainAttribute ) => {
			document.cookie = `${ name }=;path=/;max-age=0${ domainAttribute }`;
		} )
	);
};
