import type { ExtensionRule } from '../../contract/public-definition';
import { lower } from '../lower';
import type { Rule } from './rule';

/** A file name that ends in one of `extensions`, in capitals or not. What is inside is for the server to see. */
export const extension: Rule< ExtensionRule > = ( value, { extensions } ) =>
	value.includes( '.' ) &&
	extensions.includes( lower( value.slice( value.lastIndexOf( '.' ) + 1 ) ) );
