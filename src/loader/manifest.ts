/** A script by its address, as it is said from `base`, or code that stands between two of them. */
type Part = string | { text: string };

/** What php/Platform/Islands/IslandManifest prints into `#atoll-manifest`. */
export interface Manifest {
	/** What addresses are said from, on this site. */
	base: string;
	/** Everything that any island of this page needs, in the order it must run. */
	parts: Part[];
	/** Per island, which of the parts it needs, in order. */
	islands: Record< string, number[] >;
}

/** Starts an island on its element; resolves once it listens. */
export type Mount = ( element: HTMLElement ) => void | Promise< unknown >;

export const manifest: Manifest = JSON.parse(
	document.querySelector( '#atoll-manifest' )!.textContent!
);

export const addressOf = ( part: string ) =>
	new URL( part, new URL( manifest.base, location.href ) ).href;
