import type { Calculation, PublicField } from '../../contract/public-definition';
import { textsAt } from '../logic/comparable';
import type { Value } from '../value';
import { amount } from './amount';
import { evaluate } from './formula';

/** A field that a formula names, and its answer; undefined for a field that is not there. */
export type Read = ( fieldId: number ) => { field: PublicField; value: Value } | undefined;

/** What a formula makes of answers. Several texts, such as ticked boxes, count together. */
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
