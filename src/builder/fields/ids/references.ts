import { FIELD_TAG } from '../../field-tag';
import type { ConditionalLogic } from '../../logic/types';
import type { Page } from '../../pages/page';
import type { FieldAttributes } from '../attributes';

/** Attributes of a field or of a page break that may speak of fields by their ids. */
type ReferringAttributes = FieldAttributes & Pick< Page, 'next' >;

/** New ids by the old ones. */
type NewIds = ReadonlyMap< number, number >;

/** What no field has, so that whoever speaks of it is told that it is missing. */
const NO_FIELD = '0';

interface IdChanges {
	ids: NewIds;
	/** Whether other ids are another form's, where they mean questions that did not come along. */
	isForeign?: boolean;
}

/** "3" and "3.6", by the number before the stop. */
const withNewId = ( source: string, { ids, isForeign = false }: IdChanges ): string => {
	const newId = ids.get( parseInt( source, 10 ) );
	return newId === undefined && isForeign
		? NO_FIELD
		: source.replace( /^[0-9]+/, ( id ) => String( newId ?? id ) );
};

const inLogic = ( logic: ConditionalLogic, changes: IdChanges ): ConditionalLogic => ( {
	...logic,
	rules: logic.rules.map( ( rule ) => ( {
		...rule,
		fieldId: withNewId( rule.fieldId, changes ),
	} ) ),
} );

const inFormula = ( formula: string, changes: IdChanges ): string =>
	formula.replace(
		new RegExp( FIELD_TAG, 'g' ),
		( tag, before: string, source: string, after: string ) =>
			before + withNewId( source, changes ) + after
	);

/**
 * What changes in a block that came together with fields which got new ids: conditions and formulas that speak of
 * those fields. What they say of other fields of this form stays.
 */
export const withNewIds = (
	{ calculationFormula, conditionalLogic, next, sectionLogic }: ReferringAttributes,
	changes: IdChanges
): ReferringAttributes => ( {
	...( conditionalLogic && { conditionalLogic: inLogic( conditionalLogic, changes ) } ),
	...( sectionLogic && { sectionLogic: inLogic( sectionLogic, changes ) } ),
	...( calculationFormula && { calculationFormula: inFormula( calculationFormula, changes ) } ),
	...( next?.conditionalLogic && {
		next: { ...next, conditionalLogic: inLogic( next.conditionalLogic, changes ) },
	} ),
} );
