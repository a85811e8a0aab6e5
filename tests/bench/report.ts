import { circumstances } from './circumstances';
import { script } from './inside';
import { reached, type Row } from './row';
import { table } from './table';

/** Says what is being done, and how far it is. */
export type Step = < Result >(
	title: string,
	work: ( say: ( detail: string ) => void ) => Promise< Result >
) => Promise< Result >;

/**
 * Does the work and prints its table.
 *
 * @param seed Of the chance in it.
 * @param work
 * @return The exit code: 1 when a row is not reached.
 */
export async function report(
	seed: number,
	work: ( step: Step ) => Promise< Row[] >
): Promise< number > {
	const { progress } = await script< { progress(): Step } >( 'console/progress.mjs' );
	const { date, commit, machine } = circumstances();
	const rows = await work( progress() );
	console.log( `\n${ date } · commit ${ commit } · ${ machine } · seed ${ seed }\n` );
	console.log( table( rows ) );
	return rows.every( ( row ) => reached( row ) !== false ) ? 0 : 1;
}
