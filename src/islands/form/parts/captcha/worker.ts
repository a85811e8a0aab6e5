/** Returns a worker from this site, which even the strictest content security policy allows (worker-src 'self'). */
export const createWorker = () =>
	new Worker(
		/* webpackChunkName: "islands/form.captcha.worker" */
		new URL( 'altcha/workers/pbkdf2', import.meta.url )
	);
