import { select } from '@wordpress/data';
import { forms } from '@atoll/stores';
import { afterPaint } from '../../../browser/after-paint';
import { navigationEntry } from '../../../browser/navigation-entry';
import { whenIdle } from '../../../browser/when-idle';
import { fieldsOf } from '../../../forms';
import { removeAnswers, storeAnswers, loadAnswers } from '../../answers-storage';
import type { Behaviour, Context } from '../context';
import { combineCleanups, listen } from '../events/listen';
import { isChanged, type Control } from '../markup/markup';
import { restore, statesOf } from './control-states';
import { DRAFT_INPUTS, draftOf, entryOf } from './draft';

/** Milliseconds between two copies while somebody types, and those that a busy browser may take: a crash costs both. */
const TYPING_DELAY = 700;
const IDLE_TIMEOUT = 300;

/**
 * Everything but passwords, which must not be stored, files, which cannot be given back, and what
 * the server hides, which is fresh in every page; of that only the key, so that nothing is stored
 * twice when only the answer got lost, the files it has, and the draft that it has become.
 */
const STORED_CONTROLS = `input:not([type=password], [type=file], [type=hidden]), select, textarea, [name=gform_unique_id], [name=gform_uploaded_files], [name=atoll_reviewed], ${ DRAFT_INPUTS }`;

/** Passwords are left out by their field too, since one that is shown is an input of type text. */
const controlsOf = ( { definition, markup }: Context ) => {
	const secretControls = new Set< Control >(
		fieldsOf( definition, 'secret' ).flatMap( ( { id } ) => markup.controls( id ) )
	);
	return [ ...markup.form.querySelectorAll< Control >( STORED_CONTROLS ) ].filter(
		( control ) => control.name !== '' && ! secretControls.has( control )
	);
};

/** Which files the form has. The default of a hidden input changes with its value, so `isChanged` does not see them. */
const filesIn = ( { markup }: Context ) => markup.hiddenValue( 'gform_uploaded_files' );

/**
 * Whether this page is the answer to a form that the browser itself has posted, because the island was not there yet:
 * then what it prints is newer than what the tab keeps. After a reload the tab's may be newer again.
 */
const isFreshlyPosted = ( { settings }: Context ) =>
	settings?.posted !== undefined && navigationEntry()?.type === 'navigate';

/** Asked before anything is restored: the draft is the one that the server printed. */
const ownerOf = ( { markup, settings }: Context ) => ( {
	mark: settings?.owner?.mark ?? '',
	draft: draftOf( markup ) || entryOf( markup ),
} );

/**
 * Keeps what was answered through a reload, a crash and a way round by other pages, for as long as
 * the tab is open, for the same person only, and at most a second behind. The loader starts a form
 * that has something in the history entry at once.
 */
export const keepAnswers: Behaviour = ( context ) => {
	const { key, markup } = context;
	const owner = ownerOf( context );
	const printedFiles = filesIn( context );
	let timer: ReturnType< typeof setTimeout > | undefined;
	let cancelIdle: ( () => void ) | undefined;
	let cancelPaint: ( () => void ) | undefined;
	const stop = () => {
		clearTimeout( timer );
		cancelIdle?.();
		cancelPaint?.();
		timer = cancelIdle = cancelPaint = undefined;
	};
	/** Whether something is kept of this very form. */
	let isStored = false;
	const save = () => {
		stop();
		const isSent = select( forms ).getForm( key ).confirmed;
		const controls = controlsOf( context );
		const files = filesIn( context );
		// After a reload some browsers give files that were kept before as if the server had printed them.
		const hasOtherFiles = files !== printedFiles || ( isStored && files !== '' );
		if ( ! isSent && ( controls.some( isChanged ) || hasOtherFiles ) ) {
			storeAnswers( context, owner, controls.flatMap( statesOf ) );
			isStored = true;
		} else if ( isStored ) {
			// What was sent, or taken out again, would come back.
			removeAnswers( context );
			isStored = false;
		}
	};
	// Writing makes the browser lay out the page, which nothing that somebody does should wait for.
	const saveSoon = () => {
		cancelIdle ??= whenIdle( save, IDLE_TIMEOUT );
	};
	const saveWhileTyping = () => {
		timer ??= setTimeout( saveSoon, TYPING_DELAY );
		// A browser is not idle between two keys: right after the frame of one is farthest from the next.
		if ( cancelIdle ) {
			cancelPaint ??= afterPaint( save );
		}
	};
	if ( isFreshlyPosted( context ) ) {
		removeAnswers( context );
	}
	const storedAnswers = loadAnswers( context, owner );
	isStored = storedAnswers.length > 0;
	restore(
		storedAnswers,
		( name, count ) => context.setRows( markup, name, count ),
		() => controlsOf( context )
	);
	return combineCleanups(
		stop,
		context.listenToInput( saveWhileTyping ),
		// At a submission with the key that sending has given it by then.
		listen( markup.form, 'change submit', saveSoon ),
		listen( window, 'pagehide', save ),
		listen( markup.form, 'reset', () => {
			stop();
			removeAnswers( context );
		} )
	);
};
