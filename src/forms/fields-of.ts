import type { PublicDefinition, PublicField, ShapeName } from '../contract/public-definition';

/** Returns a form's fields of an answer shape, in the form's order. */
export const fieldsOf = ( { fields }: PublicDefinition, shape: ShapeName ): PublicField[] =>
	fields.filter( ( field ) => field.shape === shape );
