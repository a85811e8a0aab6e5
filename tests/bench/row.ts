/** One figure of the table. */
export interface Row {
	name: string;
	value: number;
	unit:
		| 'bytes gz'
		| 'ms'
		| 'MB'
		| 'queries'
		| 'ratio'
		| 'score'
		| 'status'
		| 'bytes'
		| 'files'
		| 'forms'
		| 'times'
		| 'mails'
		| 's';
	/** What we want; left out for figures that only explain another one. */
	goal?: { most: number } | { least: number };
	/** What other form plugins need for the same, as measured once. */
	others?: string;
	/** Indexes that the database used, as it explains. */
	plan?: string;
}

/** What is measured together; `npm run bench -- name` picks it. */
export interface Measure {
	name: string;
	run( wordpressDir: string ): Promise< Row[] >;
}

/** Whether the goal is reached; undefined without one. */
export function reached( { value, goal }: Row ): boolean | undefined {
	if ( goal === undefined ) {
		return undefined;
	}
	return 'most' in goal ? value <= goal.most : value >= goal.least;
}
