import type { ConditionalLogic, LogicRule } from '../../contract/public-definition';
import { operators } from './operators';

/** The result of a condition; undefined while it is open. */
export type Verdict = boolean | undefined;

/**
 * Returns the possible answers by a rule's `fieldId`: one list of texts once it is resolved, two while it is open
 * whether the field is visible, undefined while nothing is known.
 */
export type Sources = ( fieldId: string ) => string[][] | undefined;

/** Judges a rule. A rule with the same result for all possible answers is resolved. */
const judge = ( { fieldId, operator, value }: LogicRule, sources: Sources ): Verdict => {
	const [ first, second ] = sources( fieldId ) ?? [];
	if ( ! first ) {
		return undefined;
	}
	const holds = operators[ operator ]( first, value );
	return ! second || operators[ operator ]( second, value ) === holds ? holds : undefined;
};

/** Whether the element with this condition is visible; true without a condition. */
export const shows = ( logic: ConditionalLogic | undefined, sources: Sources ): Verdict => {
	if ( ! logic ) {
		return true;
	}
	// With "all", one failing rule decides. With "any", one fulfilled rule does.
	const decides = logic.logicType === 'any';
	const isShown = logic.actionType === 'show';
	let isOpen = false;
	for ( const rule of logic.rules ) {
		const holds = judge( rule, sources );
		if ( holds === decides ) {
			return decides === isShown;
		}
		isOpen ||= holds === undefined;
	}
	return isOpen ? undefined : decides !== isShown;
};
