import type { ComponentType } from 'react';
import type { Send } from '../../../api';
import type { PublicDefinition } from '../../../contract/public-definition';
import type { Answers, Extension, ResolvedAnswers } from '../../../forms';
import type { ChangesIn } from '../announcements/changes-in';
import type { Behaviour, Context, SetRows } from '../context';
import type { Verdicts } from '../errors/error-messages';

/** What only some forms need, as a script of its own. */
export interface Part extends Extension {
	/** Draws beside the form's own components; nothing for a form that has no use for it. */
	Component?: ComponentType< { context: Context } >;
	/** Come before the form's own, which fill in what was kept. */
	early?: Behaviour[];
	/** Listen from the beginning, after the form's own. */
	behaviours?: Behaviour[];
	/** Applies conditional logic and formulas to the answers; without it all shows and counts. */
	resolveLogic?: ( definition: PublicDefinition, answers: Answers ) => ResolvedAnswers;
	/** Gives lists the rows that the answers need which are to be filled in again. */
	setRows?: SetRows;
	/** Whether anything of a form hangs on its answers. */
	hasLogic?: ( definition: PublicDefinition ) => boolean;
	/** How a form is sent that files go along with. */
	sendFiles?: Send;
	/** Says more than that an answer is missing, where that is known. */
	explain?: ( context: Pick< Context, 'definition' | 'key' >, verdicts: Verdicts ) => Verdicts;
	/** Says what answers have brought onto the page. */
	changesIn?: ChangesIn;
}

/** By name, in the order in which the page has brought them. */
export const registeredParts = (): Record< string, Part > =>
	( ( window as { atollFormParts?: Record< string, Part > } ).atollFormParts ??= {} );

/**
 * Adds a part to every form of the page.
 *
 * @param name Its folder in src/islands/form/parts, which php/Platform/Islands names for the pages that need it.
 * @param part Listens through `context.markup` and prints through portals, as the island does.
 */
export const registerPart = ( name: string, part: Part ) => {
	registeredParts()[ name ] = part;
};
