/** What a request may suffer; faults.php says how. */
export interface Fault {
	/** Name of a file in wp-content that is told how many queries the request made. */
	count?: string;
	/** The process is killed before this query. */
	kill?: number;
	/** The process is killed before a query with these words. */
	killBefore?: string;
	/** Before each query with these words a second passes. */
	waitBefore?: string;
	/** What becomes of mail. */
	mail?: 'refused' | 'slow' | 'throws';
	/** The process is killed once a mail has left. */
	mailLog?: true;
	/** What another plugin does to the REST API. */
	rest?: 'closed' | 'noisy';
	/** What another plugin makes of a finished page. */
	page?: 'deferred' | 'delayed' | 'combined' | 'removed' | 'minified' | 'translated';
	/** The language at the head of every address. */
	prefix?: string;
	/** Where another plugin has hidden WordPress' own login. */
	login?: string;
	/** What the object cache does. */
	cache?: 'forgets' | 'frozen';
}

/** Headers of a request that is to suffer. */
export const suffering = ( fault: Fault ): Record< string, string > => ( {
	'X-Fault': JSON.stringify( fault ),
} );
