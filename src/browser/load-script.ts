/** Milliseconds after which a third-party script counts as blocked. */
const TIMEOUT = 10_000;

const loading = new Map< string, Promise< void > >();

const append = ( src: string ) =>
	new Promise< void >( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		const fail = () => {
			script.remove();
			reject( new Error( `${ new URL( src ).host } did not answer` ) );
		};
		const timer = setTimeout( fail, TIMEOUT );
		script.onload = () => {
			clearTimeout( timer );
			resolve();
		};
		script.onerror = () => {
			clearTimeout( timer );
			fail();
		};
		script.async = true;
		// A content security policy with strict-dynamic allows the script, because it trusts the loader.
		script.nonce = document.getElementById( 'atoll-loader' )?.nonce ?? '';
		script.src = src;
		document.head.append( script );
	} );

/**
 * Adds a vendor's script to the page, once; after a failure, the next call tries again.
 *
 * @param src The script's absolute URL.
 * @throws If the script is blocked or slow.
 */
export const loadScript = ( src: string ): Promise< void > => {
	const pending = loading.get( src );
	if ( pending ) {
		return pending;
	}
	const script = append( src );
	loading.set( src, script );
	script.catch( () => loading.delete( src ) );
	return script;
};
