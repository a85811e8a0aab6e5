import type { PublicField } from '../contract/public-definition';
import { shapeOf } from './shapes';
import type { FieldVerdict } from './shapes/shape';
import type { Value } from './value';

/** Returns the verdict of the field's shape on a value. */
export const validateField = ( field: PublicField, value: Value ): FieldVerdict =>
	shapeOf( field.shape ).judge( field, value );

/** Whether a value is not an answer to the field. */
export const isEmpty = ( field: PublicField, value: Value ): boolean =>
	shapeOf( field.shape ).isEmpty( field, value );
