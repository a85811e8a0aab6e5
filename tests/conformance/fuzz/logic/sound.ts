import type {
	ConditionalLogic,
	PublicDefinition,
	PublicField,
} from '../../../../src/contract/public-definition';
import type { ResolvedAnswers } from '../../../../src/forms';
import { calculate } from '../../../../src/forms/calculation/calculate';
import { isZero } from '../../../../src/forms/calculation/result';
import { comparable, ZERO } from '../../../../src/forms/logic/comparable';
import { shows } from '../../../../src/forms/logic/condition';

/**
 * What a resolved form contradicts itself in; null when its logic, asked about the answers as they were resolved, says
 * what was resolved. Only fields of a circle may show although their condition fails.
 */
export const contradiction = (
	{ fields, order, pageList }: PublicDefinition,
	{ answers, hiddenFields }: ResolvedAnswers
): string | null => {
	const circles = new Set( order.filter( ( group ) => group.length > 1 ).flat() );
	const isZeroResult = ( { calculation, id }: PublicField ) =>
		calculation &&
		! hiddenFields.has( id ) &&
		isZero(
			calculate( calculation, ( source ) => {
				const field = fields.find( ( one ) => one.id === source );
				return field && { field, value: answers[ source ] ?? '' };
			} ),
			calculation
		);
	const sources = ( fieldId: string ) => {
		const field = fields.find( ( { id } ) => id === parseInt( fieldId, 10 ) );
		if ( ! field ) {
			return [ [ '' ] ];
		}
		return [
			isZeroResult( field ) ? ZERO : comparable( field, answers[ field.id ] ?? '', fieldId ),
		];
	};
	const asksItself = ( id: number, logic: Array< ConditionalLogic | undefined > ) =>
		logic.some( ( one ) => one?.rules.some( ( rule ) => parseInt( rule.fieldId, 10 ) === id ) );

	const isOnPage = ( { id, page }: PublicField ) => pageList[ page ]?.fields.includes( id );

	for ( const { conditionalLogic, id, page, sectionLogic } of fields.filter( isOnPage ) ) {
		const logic = [ pageList[ page ]?.conditionalLogic, sectionLogic, conditionalLogic ];
		const isCalled = logic.every( ( one ) => shows( one, sources ) );
		if ( isCalled && hiddenFields.has( id ) ) {
			return `field ${ id } is hidden although its conditions hold`;
		}
		const isCircular = circles.has( id ) || asksItself( id, logic );
		if ( ! isCalled && ! hiddenFields.has( id ) && ! isCircular ) {
			return `field ${ id } shows although its conditions fail`;
		}
	}
	return null;
};
