import { __, sprintf } from '@wordpress/i18n';
import type { ShapeName } from '../../contract/public-definition';
import type { Choice } from '../editor-data';
import { comparisonsFor } from './operators';
import type { AskableField } from './types';

/** What a rule asks about: a field, or one of its inputs. */
export interface Source {
	/** As rules have it: "3" or "3.6". */
	id: string;
	/** As a sentence names it: "Name: First name". */
	name: string;
	shape: ShapeName;
	/** What may be chosen there; empty where anything may be typed. */
	choices: Choice[];
}

/** A question as people know it, also before it has words. */
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
			// A box holds its text or nothing, a part what is typed there.
			shape: field.shape === 'parts' && choices.length === 0 ? 'text' : 'choice',
			choices:
				field.shape === 'parts'
					? choices
					: field.choices.filter( ( { text } ) => text === label ),
		} ) );

/** Everything that a condition may ask about, in the form's order: each field, then its parts. */
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

/** Options with the field's number, so that questions of one name can be told apart, and found in messages. */
export const optionsOf = ( sources: Source[] ): { value: string; label: string }[] =>
	sources.map( ( { id, name } ) => ( { value: id, label: `${ name } (${ id })` } ) );
