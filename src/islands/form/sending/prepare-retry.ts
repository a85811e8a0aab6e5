import { select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { Context } from '../context';
import { acceptAnyVersion, forgetEntry } from '../persistence/draft';
import { forgetUniqueId } from './unique-id';

/** What why the form was not taken changes of the next try. */
export const prepareRetry = ( { key, markup }: Context ) => {
	const { failure } = select( forms ).getForm( key );
	// The server kept other answers under this key; these are new ones then.
	if ( failure?.code === 'atoll_key_reused' ) {
		forgetUniqueId( markup );
	}
	// It can no longer be changed: this is a new one then. It keeps its key, which files have come under.
	if ( failure?.code === 'atoll_entry_unchangeable' ) {
		forgetEntry( markup );
	}
	// The message says that there is a newer version; whoever tries again means to replace it.
	if ( failure?.code === 'atoll_entry_changed' ) {
		acceptAnyVersion( markup );
	}
};
