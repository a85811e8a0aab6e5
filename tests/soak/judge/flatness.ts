import type { Row } from '../../bench/row';

/** Megabytes at one moment. */
export interface Sample {
	/** A PHP worker's own, on average. */
	worker: number;
	/** MariaDB's own, without the pages that it keeps. */
	database: number;
}

/** The first of so many parts warms up; after it the first and the last of the rest are compared. */
const PARTS = 4;
/** More than this and it grows: less is what an average of few moments differs by. */
const FLAT = 1.1;

const median = ( numbers: number[] ): number =>
	[ ...numbers ].sort( ( one, other ) => one - other )[ Math.floor( numbers.length / 2 ) ] ?? 0;

/** Whether memory stayed, a row each; nothing of fewer moments than can be compared. */
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
