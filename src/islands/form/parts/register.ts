import type { ComponentType } from 'react';
import type { Send } from '../../../api';
import type { PublicDefinition } from '../../../contract/public-definition';
import type { Answers, Extension, ResolvedAnswers } from '../../../forms';
import type { ChangesIn } from '../announcements/changes-in';
import type { Behaviour, Context, SetRows } from '../context';
import type { Verdicts } from '../errors/error-messages';

/** A part: code that only some forms need, as a separate script. */
export interface Part extends Extension {
	/** Renders beside the form's own components; renders nothing for a form that does not need it. */
	Component?: ComponentType< { context: Context } >;
	/** Behaviours that run before the form's own, which restore stored answers. */
	early?: Behaviour[];
	/** Behaviours that run from the start, after the form's own. */
	behaviours?: Behaviour[];
	/** Applies conditional logic and formulas to the answers; without it, everything is visible and counts. */
	resolveLogic?: ( definition: PublicDefinition, answers: Answers ) => ResolvedAnswers;
	/** Gives lists the rows that restored answers need. */
	setRows?: SetRows;
	/** Whether anything in a form depends on its answers. */
	hasLogic?: ( definition: PublicDefinition ) => boolean;
	/** Sends a request with files. */
	sendFiles?: Send;
	/** Replaces the message of a missing answer by a more precise one if there is one. */
	explain?: ( context: Pick< Context, 'definition' | 'key' >, verdicts: Verdicts ) => Verdicts;
	/** Returns a text about what answers have changed on the page. */
	changesIn?: ChangesIn;
}

/** Returns the parts by name, in the order in which the page has loaded them. */
export const registeredParts = (): Record< string, Part > =>
	( ( window as { atollFormParts?: Record< string, Part > } ).atollFormParts ??= {} );

/**
 * Adds a part to every form of the page.
 *
 * @param name The part's folder in src/islands/form/parts, which php/Platform/Islands prints for pages that need it.
 * @param part Listens through `context.markup` and renders through portals, as the island does.
 */
export const registerPart = ( name: string, part: Part ) => {
	registeredParts()[ name ] = part;
};
