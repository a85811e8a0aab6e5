/** How much is done, and how much is broken; the same numbers make the same plan of faults. */
export interface Options {
	seed: number;
	/** Sent forms; `uploads` of them bring a file. */
	submissions: number;
	uploads: number;
	/** Forms that are put aside. */
	drafts: number;
	clients: number;
	/** Of the mixed load that follows. */
	minutes: number;
	port: number;
	kills: { worker: number; database: number; mail: number };
	/** Of a hundred connections, so many are cut. */
	cuts: number;
}

/** Of the command line. */
export const OPTIONS = {
	seed: Number,
	submissions: Number,
	uploads: Number,
	drafts: Number,
	clients: Number,
	minutes: Number,
	cuts: Number,
	'worker-kills': Number,
	'database-kills': Number,
	'mail-kills': Number,
	port: Number,
} as const;

/** What is left out grows with the number of submissions. */
export function optionsOf( asked: { [ Name in keyof typeof OPTIONS ]?: number } ): Options {
	const { submissions = 10_000 } = asked;
	return {
		seed: asked.seed ?? 1,
		submissions,
		uploads: Math.min( submissions, asked.uploads ?? Math.ceil( submissions / 5 ) ),
		drafts: asked.drafts ?? Math.ceil( submissions / 10 ),
		clients: asked.clients ?? 8,
		minutes: asked.minutes ?? 60,
		port: asked.port ?? Number( process.env.ATOLL_PORT ?? 9720 ),
		kills: {
			worker: asked[ 'worker-kills' ] ?? Math.ceil( submissions / 10 ),
			database: asked[ 'database-kills' ] ?? Math.ceil( submissions / 1000 ),
			mail: asked[ 'mail-kills' ] ?? Math.ceil( submissions / 400 ),
		},
		cuts: asked.cuts ?? 3,
	};
}
