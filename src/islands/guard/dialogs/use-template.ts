import { useLayoutEffect, useState } from '@wordpress/element';
import { showModal } from '../../../ui';
import { useLatest } from '../../../ui/use-latest';
import { useBackdrop } from '../../use-backdrop';
import { part, type Markup, type TemplateName } from './markup';

interface Options {
	/** Somebody wants it gone without an answer. */
	onEscape: () => void;
	/** Which part has the focus at first. */
	focus?: string;
	/** Whether the page may not be seen meanwhile. */
	isCovered?: boolean;
}

/**
 * One of the guard's dialogs, out of the server's template, for as long as its component is rendered. It is on the stack
 * of modals, so that Escape closes nothing below it; a click beside it does nothing, since nobody answers such a
 * question by accident.
 */
export const useTemplate = (
	markup: Markup,
	name: TemplateName,
	{ onEscape, focus = 'title', isCovered = false }: Options
): HTMLDialogElement => {
	const [ element ] = useState(
		() => markup.copy( name ).firstElementChild as HTMLDialogElement
	);
	const latest = useLatest( onEscape );
	useBackdrop( () => {} );

	// Undone before the dialog is taken out of the page, or the focus would not go back.
	useLayoutEffect( () => {
		element.classList.toggle( 'atoll-guard--covered', isCovered );
		document.body.append( element );
		const hide = showModal( element, {
			onClose: () => latest.current(),
			onBackdrop: () => {},
		} );
		part( element, focus ).focus();
		return () => {
			hide();
			element.remove();
		};
	}, [ element, focus, isCovered, latest ] );
	return element;
};
