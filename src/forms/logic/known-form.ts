import type { PublicDefinition, PublicField } from '../../contract/public-definition';
import type { Value } from '../value';
import { comparable } from './comparable';

/** What of a form is the same at each resolving, or nearly. */
interface KnownForm {
	fields: Map< number, PublicField >;
	/** What a value compares as, by a rule's `fieldId`. A key changes one value; what the others compare as is remembered. */
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
