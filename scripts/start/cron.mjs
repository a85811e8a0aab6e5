/** Calls wp-cron.php once a minute to run WordPress' jobs, as a system's cron does in production. */
export function callCron( url ) {
	const call = () =>
		fetch( `${ url }/wp-cron.php?doing_wp_cron`, {
			signal: AbortSignal.timeout( 50_000 ),
		} ).catch( () => {} );
	const timer = setInterval( call, 60_000 );
	return { stop: () => clearInterval( timer ) };
}
