import type { Calculator, Input } from '../../contract/calculator';
import { fieldsOf } from '../inputs/fields';
import type { Problem, Reading } from '../inputs/read-values';
import { fill } from './fill';
import { shown } from './input-texts';
import type { DurationTexts, Texts } from './number-text';

type UnreadableText = `unreadable${ Capitalize< Input[ 'type' ] > }`;

/** The texts that messages use. */
export type MessageTexts = DurationTexts & Pick< Texts, 'least' | 'most' | UnreadableText >;

const UNREADABLE: Record< Input[ 'type' ], UnreadableText > = {
	money: 'unreadableMoney',
	percent: 'unreadablePercent',
	years: 'unreadableYears',
	count: 'unreadableCount',
	choice: 'unreadableChoice',
};

const sentence = ( { type }: Input, problem: Problem, texts: MessageTexts ) =>
	problem === 'unreadable' ? texts[ UNREADABLE[ type ] ] : texts[ problem ];

/** Returns messages about invalid inputs and the values used instead, by input. */
export const messages = (
	definition: Pick< Calculator, 'inputs' >,
	{ values, problems }: Reading,
	texts: MessageTexts
): Record< string, string > =>
	Object.fromEntries(
		fieldsOf( definition ).flatMap( ( input ) => {
			const problem = problems[ input.name ];
			const used = shown( input, values[ input.name ]!, texts );
			return problem
				? [
						[
							input.name,
							fill( sentence( input, problem, texts ), { used, limit: used } ),
						],
					]
				: [];
		} )
	);
