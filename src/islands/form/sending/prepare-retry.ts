import { select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import type { Context } from '../context';
import { acceptAnyVersion, forgetEntry } from '../persistence/draft';
import { forgetUniqueId } from './unique-id';

/** Changes the form for the next attempt, depending on why it was refused. */
export const prepareRetry = ( { key, markup }: Context ) => {
	const { failure } = select( forms ).getForm( key );
	// The server has stored other answers under this key, so these answers need a new key.
	if ( failure?.code === 'atoll_key_reused' ) {
		forgetUniqueId( markup );
	}
	// The entry can no longer be changed, so the form creates a new one. It keeps its key, which uploaded files belong
	// to.
	if ( failure?.code === 'atoll_entry_unchangeable' ) {
		forgetEntry( markup );
	}
	// The message says that there is a newer version, so a person who tries again means to replace it.
	if ( failure?.code === 'atoll_entry_changed' ) {
		acceptAnyVersion( markup );
	}
};
