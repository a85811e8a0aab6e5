/** The session that the server made this page for. */
export interface PageSession {
	/** URL to check the session: POST s1t2/v1/token. */
	token: string;
	/** Mark of its person, from php/Platform/Access/Sessions/SessionFingerprint. */
	mark: string;
}

const manifest = () => document.getElementById( 'atoll-manifest' );

const readManifest = () =>
	JSON.parse( manifest()?.textContent || '{}' ) as { session?: PageSession };

/** Returns the page's session; null on a page for everyone, which stays correct if a cache serves it. */
export const pageSession = (): PageSession | null => readManifest().session ?? null;

/** Makes the page's later calls a visitor's. Noted on the page itself, the only thing that scripts share. */
export const becomeVisitor = () => {
	const element = manifest();
	if ( element ) {
		element.textContent = JSON.stringify( { ...readManifest(), session: undefined } );
	}
};
