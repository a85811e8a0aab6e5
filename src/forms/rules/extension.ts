import type { ExtensionRule } from '../../contract/public-definition';
import { lower } from '../lower';
import type { Rule } from './rule';

/** Whether a file name ends in one of `extensions`, in any case. Only the server checks the content. */
export const extension: Rule< ExtensionRule > = ( value, { extensions } ) =>
	value.includes( '.' ) &&
	extensions.includes( lower( value.slice( value.lastIndexOf( '.' ) + 1 ) ) );
