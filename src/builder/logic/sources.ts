import { __, sprintf } from '@wordpress/i18n';
import type { ShapeName } from '../../contract/public-definition';
import type { Choice } from '../editor-data';
import { comparisonsFor } from './operators';
import type { AskableField } from './types';

/** Source of a rule: a field, or one of its inputs. */
export interface Source {
	/** Id as in rules: "3" or "3.6". */
	id: string;
	/** Name in a sentence: "Name: First name". */
	name: string;
	shape: ShapeName;
	/** Choices of the source; empty if any text can be entered. */
	choices: Choice[];
}

/** Returns the name of a question, or its number if it has no label yet. */
export const nameOf = ( { id, label }: Pick< AskableField, 'id' | 'label' > ): string =>
	/* translators: %d: number of a field without a label. */
	label.trim() || sprintf( __( 'Field %d', 'atoll' ), id );

const inputsOf = ( field: AskableField ): Source[] =>
	field.inputs
		.filter( ( { id } ) => id !== String( field.id ) )
		.map( ( { id, label, choices = [] } ) => ( {
			id,
			/* translators: 1: a question, 2: one of its parts or boxes. */
			name: sprintf( __( '%1$s: %2$s', 'atoll' ), nameOf( field ), label ),
			// A box holds its text or nothing; a part holds the text entered.
			shape: field.shape === 'parts' && choices.length === 0 ? 'text' : 'choice',
			choices:
				field.shape === 'parts'
					? choices
					: field.choices.filter( ( { text } ) => text === label ),
		} ) );

/** Returns all sources that a condition may ask about, in the form's order: each field, then its parts. */
export const sourcesOf = ( fields: AskableField[], ownId?: number ): Source[] =>
	fields
		.filter( ( { id, shape } ) => id !== ownId && comparisonsFor( shape ).length > 0 )
		.flatMap( ( field ) => [
			{
				id: String( field.id ),
				name: nameOf( field ),
				shape: field.shape,
				choices: field.choices,
			},
			...inputsOf( field ),
		] );

/** Returns options with the field's number, to tell apart questions with one label and to find them in messages. */
export const optionsOf = ( sources: Source[] ): { value: string; label: string }[] =>
	sources.map( ( { id, name } ) => ( { value: id, label: `${ name } (${ id })` } ) );
