import { circumstances } from './circumstances';
import { script } from './inside';
import { reached, type Row } from './row';
import { table } from './table';

/** Says what is being done, and how far it is. */
export type Step = < Result >(
	title: string,
	work: ( say: ( detail: string ) => void ) => Promise< Result >
) => Promise< Result >;

/** Does the work and prints its table. The process ends with 1 when a row is not reached, or something went wrong. */
export async function report(
	work: ( step: Step ) => Promise< { seed: number; rows: Row[] } >
): Promise< void > {
	try {
		const { progress } = await script< { progress(): Step } >( 'console/progress.mjs' );
		const { date, commit, machine } = circumstances();
		const { seed, rows } = await work( progress() );
		console.log( `\n${ date } · commit ${ commit } · ${ machine } · seed ${ seed }\n` );
		console.log( table( rows ) );
		process.exitCode = rows.every( ( row ) => reached( row ) !== false ) ? 0 : 1;
	} catch ( error ) {
		console.error( ( error as Error ).message );
		process.exitCode = 1;
	}
}
