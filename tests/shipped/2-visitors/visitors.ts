import { test } from '../support/test';
import { chooseAddresses, type Structure } from './addresses';
import { sendForms } from './forms';
import { askRest } from './rest';

/** All that depends on how addresses look. */
export const visitors = ( name: string, structure: Structure ) =>
	test.describe( name, () => {
		chooseAddresses( structure );
		sendForms();
		askRest();
	} );
