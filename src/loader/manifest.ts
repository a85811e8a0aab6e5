/** A script by its URL relative to `base`, or inline code between two scripts. */
type Part = string | { text: string };

/** What php/Platform/Islands/IslandManifest prints into `#atoll-manifest`. */
export interface Manifest {
	/** Base of the scripts' URLs on this site. */
	base: string;
	/** All scripts and code that any island of this page needs, in the order in which they must run. */
	parts: Part[];
	/** Indexes of the parts that each island needs, in order. */
	islands: Record< string, number[] >;
}

/** Starts an island on its element; resolves once it listens. */
export type Mount = ( element: HTMLElement ) => void | Promise< unknown >;

export const manifest: Manifest = JSON.parse(
	document.querySelector( '#atoll-manifest' )!.textContent!
);

export const addressOf = ( part: string ) =>
	new URL( part, new URL( manifest.base, location.href ) ).href;
