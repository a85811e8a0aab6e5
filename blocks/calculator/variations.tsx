import type { BlockVariation } from '@wordpress/blocks';
import { chartBar, currencyDollar, home, percent, shipping } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { CalculatorAttributes, CalculatorKind } from './attributes';
import { definitionOf, KINDS } from './definitions';

const WORDS: Record< CalculatorKind, () => { title: string; description: string } > = {
	repayment: () => ( {
		title: __( 'Repayment calculator', 'atoll' ),
		description: __( 'What a loan costs each week, fortnight or month.', 'atoll' ),
	} ),
	vehicle: () => ( {
		title: __( 'Vehicle repayment calculator', 'atoll' ),
		description: __( 'What a vehicle loan costs, with or without a balloon.', 'atoll' ),
	} ),
	'borrowing-power': () => ( {
		title: __( 'Borrowing power calculator', 'atoll' ),
		description: __( 'A first estimate of what could be borrowed.', 'atoll' ),
	} ),
	'extra-repayments': () => ( {
		title: __( 'Extra repayments calculator', 'atoll' ),
		description: __( 'What paying more than agreed saves.', 'atoll' ),
	} ),
	comparison: () => ( {
		title: __( 'Loan comparison calculator', 'atoll' ),
		description: __( 'Two loans with their rates and fees.', 'atoll' ),
	} ),
};

const ICONS = {
	repayment: home,
	vehicle: shipping,
	'borrowing-power': currencyDollar,
	'extra-repayments': percent,
	comparison: chartBar,
};

/** Each kind as an entry of the inserter, and as something that the others can be turned into. */
export const variations = (): BlockVariation< CalculatorAttributes >[] =>
	KINDS.map( ( kind ) => ( {
		name: kind,
		...WORDS[ kind ](),
		keywords: definitionOf( kind ).keywords,
		icon: ICONS[ kind ],
		attributes: { kind } as CalculatorAttributes, // The rest keeps its defaults, or what it was.
		example: { attributes: { kind } as CalculatorAttributes },
		isDefault: kind === 'repayment',
		isActive: [ 'kind' ],
		scope: [ 'inserter', 'transform' ],
	} ) );
