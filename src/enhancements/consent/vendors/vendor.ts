/** A service of another company's. Before `start` nothing of it is in the page. */
export interface Vendor {
	/** @param id The site's number with the vendor. */
	start: ( id: string ) => Promise< void >;
	/** Leave was taken back: it must learn nothing more from this page. Its script cannot be taken out. */
	stop: ( id: string ) => void;
	/** Beginnings of the names of cookies that it leaves on this site. */
	cookies: string[];
}
