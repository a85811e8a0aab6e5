/** A script to fetch, or code that stands between two of them. */
interface Part {
	src?: string;
	text?: string;
	/** Set by the loader: resolves when the part has run. */
	done?: Promise< unknown >;
}

/** What php/Platform/Islands/IslandManifest prints into `#atoll-manifest`. */
export interface Manifest {
	/** Everything that any island of this page needs, in the order it must run. */
	parts: Part[];
	/** Per island, which of the parts it needs, in order. */
	islands: Record< string, number[] >;
	/** Addresses worth fetching before anyone asks for them. */
	preload: string[];
}

/** Starts an island on its element; resolves once it listens. */
export type Mount = ( element: HTMLElement ) => void | Promise< void >;

export const manifest: Manifest = JSON.parse(
	document.querySelector( '#atoll-manifest' )!.textContent!
);
