import type { ConditionalLogic } from '../../logic/types';
import type { Page } from '../../pages/page';
import type { FieldAttributes } from '../attributes';

/** Attributes of a field or of a page break that may speak of fields by their ids. */
type ReferringAttributes = FieldAttributes & Pick< Page, 'next' >;

/** New ids by the old ones. */
type NewIds = ReadonlyMap< number, number >;

/** "3" and "3.6", by the number before the stop. */
const withNewId = ( source: string, ids: NewIds ): string =>
	source.replace( /^[0-9]+/, ( id ) => String( ids.get( Number( id ) ) ?? id ) );

const inLogic = ( logic: ConditionalLogic, ids: NewIds ): ConditionalLogic => ( {
	...logic,
	rules: logic.rules.map( ( rule ) => ( { ...rule, fieldId: withNewId( rule.fieldId, ids ) } ) ),
} );

const inFormula = ( formula: string, ids: NewIds ): string =>
	formula.replace(
		/(\{[^{}]*:)([0-9]+)((?:\.[0-9]+)?(?::[^{}:]*)?\})/g,
		( tag, before: string, id: string, after: string ) => before + withNewId( id, ids ) + after
	);

/**
 * What changes in a block that came together with fields which got new ids: conditions and formulas that speak of
 * those fields. What they say of other fields stays.
 */
export const withNewIds = (
	{ calculationFormula, conditionalLogic, next }: ReferringAttributes,
	ids: NewIds
): ReferringAttributes => ( {
	...( conditionalLogic && { conditionalLogic: inLogic( conditionalLogic, ids ) } ),
	...( calculationFormula && { calculationFormula: inFormula( calculationFormula, ids ) } ),
	...( next?.conditionalLogic && {
		next: { ...next, conditionalLogic: inLogic( next.conditionalLogic, ids ) },
	} ),
} );
