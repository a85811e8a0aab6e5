import { test } from '../support/test';
import { chooseAddresses, type Structure } from './addresses';
import { sendForms } from './forms';
import { askRest } from './rest';

/** Tests that depend on the permalink structure. */
export const visitors = ( name: string, structure: Structure ) =>
	test.describe( name, () => {
		chooseAddresses( structure );
		sendForms();
		askRest();
	} );
