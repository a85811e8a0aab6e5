import type { Row } from '../../bench/row';

/** Memory in megabytes at one moment. */
export interface Sample {
	/** Average private memory of a PHP worker. */
	worker: number;
	/** MariaDB's private memory, without its buffer pool. */
	database: number;
}

/** Number of parts: the first is for warming up; of the others the first and the last are compared. */
const PARTS = 4;
/** Limit of growth in megabytes; averages of few moments differ by less than that. */
const FLAT = 1.1;

const median = ( numbers: number[] ): number =>
	[ ...numbers ].sort( ( one, other ) => one - other )[ Math.floor( numbers.length / 2 ) ] ?? 0;

/** Returns rows that say whether memory stayed flat; none if there are too few moments. */
export function flatness( samples: Sample[] ): Row[] {
	const size = Math.floor( samples.length / PARTS );
	const rows = ( of: keyof Sample, name: string ): Row[] => {
		const numbers = samples.map( ( one ) => one[ of ] );
		const before = median( numbers.slice( size, 2 * size ) );
		const after = median( numbers.slice( -size ) );
		return [
			{ name: `… ${ name }, at first`, value: before, unit: 'MB' },
			{ name: `… ${ name }, in the end`, value: after, unit: 'MB' },
			{ name: '… grown to', value: after / before, unit: 'ratio', goal: { most: FLAT } },
		];
	};
	return size === 0
		? []
		: [
				...rows( 'worker', 'a PHP worker’s own memory' ),
				...rows( 'database', 'MariaDB’s memory beside its pages' ),
			];
}
