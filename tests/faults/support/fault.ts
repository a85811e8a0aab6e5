/** What a request may suffer; faults.php says how. */
export interface Fault {
	/** Name of a file in wp-content that is told how many queries the request made. */
	count?: string;
	/** The worker is killed before this query. */
	kill?: number;
}

/** Headers of a request that is to suffer. */
export const suffering = ( fault: Fault ): Record< string, string > => ( {
	'X-Fault': JSON.stringify( fault ),
} );
