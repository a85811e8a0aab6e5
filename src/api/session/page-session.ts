/** The session that the server made this page for. */
export interface PageSession {
	/** Where it can be checked: POST s1t2/v1/token. */
	token: string;
	/** Whose it is, as php/Platform/Access/Sessions/SessionFingerprint marks people. */
	mark: string;
}

const manifest = () => document.getElementById( 'atoll-manifest' );

const readManifest = () =>
	JSON.parse( manifest()?.textContent || '{}' ) as { session?: PageSession };

/** Null on a page for everybody: that stays true when a cache serves it. */
export const pageSession = (): PageSession | null => readManifest().session ?? null;

/** From now on the page's calls are a visitor's. Scripts share nothing but the page, so it is said there. */
export const becomeVisitor = () => {
	const element = manifest();
	if ( element ) {
		element.textContent = JSON.stringify( { ...readManifest(), session: undefined } );
	}
};
