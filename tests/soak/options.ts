/** Amounts of work and of faults; the same numbers make the same plan of faults. */
export interface Options {
	seed: number;
	/** Number of submissions; `uploads` of them have a file. */
	submissions: number;
	uploads: number;
	/** Number of saved drafts. */
	drafts: number;
	clients: number;
	/** Duration of the mixed load that follows. */
	minutes: number;
	port: number;
	kills: { worker: number; database: number; mail: number };
	/** Percentage of cut connections. */
	cuts: number;
}

/** Options of the command line. */
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

/** Returns all options; the defaults of others grow with the number of submissions. */
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
