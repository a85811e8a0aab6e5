import type { PublicDefinition, PublicField } from '../../contract/public-definition';
import type { Value } from '../value';
import { comparable } from './comparable';

/** Data of a form that stay (almost) the same each time its logic is resolved. */
interface KnownForm {
	fields: Map< number, PublicField >;
	/**
	 * Returns the texts that a value is compared as, by a rule's `fieldId`. Cached, since a key press changes one
	 * value.
	 */
	textsOf: ( field: PublicField, value: Value, fieldId: string ) => string[];
}

const knownForms = new WeakMap< PublicDefinition, KnownForm >();

const know = ( { fields }: PublicDefinition ): KnownForm => {
	const compared = new Map< string, { value: Value; texts: string[] } >();
	return {
		fields: new Map( fields.map( ( field ) => [ field.id, field ] ) ),
		textsOf: ( field, value, fieldId ) => {
			const last = compared.get( fieldId );
			if ( last?.value === value ) {
				return last.texts;
			}
			const texts = comparable( field, value, fieldId );
			compared.set( fieldId, { value, texts } );
			return texts;
		},
	};
};

export const knownForm = ( definition: PublicDefinition ): KnownForm => {
	const known = knownForms.get( definition ) ?? know( definition );
	knownForms.set( definition, known );
	return known;
};
