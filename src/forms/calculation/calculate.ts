import type { Calculation, PublicField } from '../../contract/public-definition';
import { textsAt } from '../logic/comparable';
import type { Value } from '../value';
import { amount } from './amount';
import { evaluate } from './formula';

/** Returns a field that a formula names, with its answer; undefined if there is no such field. */
export type Read = ( fieldId: number ) => { field: PublicField; value: Value } | undefined;

/** Calculates a formula from answers. Several texts of one answer, such as ticked boxes, are added. */
export const calculate = ( calculation: Calculation, read: Read ): number => {
	const amountAt = ( source: string ) => {
		const found = read( parseInt( source, 10 ) );
		const texts = found ? textsAt( found.field, found.value, source ) : [];
		return texts.reduce(
			( sum, text ) => sum + amount( text, found?.field.numberFormat, calculation ),
			0
		);
	};
	return evaluate( calculation.tree, amountAt );
};
