/** A third-party service. Before `start`, nothing of it is in the page. */
export interface Vendor {
	/** @param id The site's id with the vendor. */
	start: ( id: string ) => Promise< void >;
	/** Stops the service after consent was withdrawn: it gets no more data. Its script cannot be unloaded. */
	stop: ( id: string ) => void;
	/** Prefixes of the names of cookies that it sets on this site. */
	cookies: string[];
}
