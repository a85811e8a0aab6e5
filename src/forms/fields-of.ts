import type { PublicDefinition, PublicField, ShapeName } from '../contract/public-definition';

/** A form's fields whose answers have this shape, in the form's order. */
export const fieldsOf = ( { fields }: PublicDefinition, shape: ShapeName ): PublicField[] =>
	fields.filter( ( field ) => field.shape === shape );
