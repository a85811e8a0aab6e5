import { listen } from '../events/listen';

/**
 * Milliseconds since something was first put into a form, as the server's spam filter is told; empty
 * while nothing was. A sign and no proof: it is never a reason on its own.
 */
export const elapsed = ( form: HTMLFormElement ): [ () => string, () => void ] => {
	let startedAt = 0;
	const stop = listen( form, 'input', () => {
		startedAt ||= Date.now();
	} );
	return [ () => ( startedAt ? `${ Date.now() - startedAt }` : '' ), stop ];
};
