import type { PublicField } from '../../contract/public-definition';
import type { Value } from '../value';

/**
 * Reads a field's answer.
 *
 * @param text What an input sends, its line ends line feeds; empty when it sends nothing.
 */
export type Shape = ( field: PublicField, text: ( name: string ) => string ) => Value;
