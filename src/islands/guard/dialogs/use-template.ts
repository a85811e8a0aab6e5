import { useLayoutEffect, useState } from '@wordpress/element';
import { showModal } from '../../../ui';
import { useLatest } from '../../../ui/use-latest';
import { useBackdrop } from '../../use-backdrop';
import { part, type Markup, type TemplateName } from './markup';

interface Options {
	/** Called when a person dismisses the dialog without an answer. */
	onEscape: () => void;
	/** Name of the part that gets the focus first. */
	focus?: string;
	/** Whether the page is covered meanwhile. */
	isCovered?: boolean;
}

/**
 * Hook that shows one of the guard's dialogs, from the server's template, while its component is rendered. The dialog
 * is on the stack of modals, so that Escape closes nothing below it. A click beside it does nothing, so that nobody
 * answers by accident.
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

	// The cleanup must run before the dialog is removed from the page, or the focus would not return.
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
