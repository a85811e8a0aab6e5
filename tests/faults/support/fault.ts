/** Faults of a request; see faults.php. */
export interface Fault {
	/** Name of a file in wp-content that records the request's number of queries. */
	count?: string;
	/** Kills the process before the query with this number. */
	kill?: number;
	/** Kills the process before a query with this text. */
	killBefore?: string;
	/** Waits a second before each query with this text. */
	waitBefore?: string;
	/** Fault of the mail server. */
	mail?: 'refused' | 'slow' | 'throws';
	/** Kills the process after a mail was sent. */
	mailLog?: true;
	/** Change to the REST API, as by another plugin. */
	rest?: 'closed' | 'noisy';
	/** Change to the finished page, as by another plugin. */
	page?: 'deferred' | 'delayed' | 'combined' | 'removed' | 'minified' | 'translated';
	/** Language at the start of every path. */
	prefix?: string;
	/** Path of WordPress' own login, if another plugin has moved it. */
	login?: string;
	/** Fault of the object cache. */
	cache?: 'forgets' | 'frozen';
}

/** Returns headers that cause faults in a request. */
export const suffering = ( fault: Fault ): Record< string, string > => ( {
	'X-Fault': JSON.stringify( fault ),
} );
