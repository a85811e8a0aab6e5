import { FIELD_TAG } from '../../field-tag';
import type { ConditionalLogic } from '../../logic/types';
import type { Page } from '../../pages/page';
import type { FieldAttributes } from '../attributes';

/** Attributes of a field or of a page break that may refer to fields by their ids. */
type ReferringAttributes = FieldAttributes & Pick< Page, 'next' >;

/** New ids by the old ones. */
type NewIds = ReadonlyMap< number, number >;

/** Id that no field has, so that a reference to it is reported as missing. */
const NO_FIELD = '0';

interface IdChanges {
	ids: NewIds;
	/** Whether all other ids come from another form, and mean questions that were not pasted. */
	isForeign?: boolean;
}

/** Returns "3" or "3.6" with the new id of the field before the full stop. */
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
 * Returns the changes to a block that was inserted together with fields that got new ids: its conditions and formulas
 * that refer to those fields. References to other fields of this form stay.
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
