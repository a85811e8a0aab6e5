/** What a request may suffer; faults.php says how. */
export interface Fault {
	/** Name of a file in wp-content that is told how many queries the request made. */
	count?: string;
	/** The process is killed before this query. */
	kill?: number;
	/** The process is killed before a query with these words. */
	killBefore?: string;
	/** Before each query with these words two seconds pass. */
	waitBefore?: string;
	/** What becomes of mail. */
	mail?: 'refused' | 'slow' | 'throws';
	/** What another plugin does to the REST API. */
	rest?: 'closed' | 'noisy';
	/** What the object cache does. */
	cache?: 'forgets' | 'frozen';
}

/** Headers of a request that is to suffer. */
export const suffering = ( fault: Fault ): Record< string, string > => ( {
	'X-Fault': JSON.stringify( fault ),
} );
