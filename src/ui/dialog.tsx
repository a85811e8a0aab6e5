import { useId, useLayoutEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { showModal } from './show-modal';
import { useLatest } from './use-latest';

interface Props {
	title: string;
	/** The close button's label. */
	close: string;
	/** Called for Escape and the close button. */
	onClose: () => void;
	/** Called for a click beside the dialog. */
	onBackdrop: () => void;
	children: ReactNode;
}

/**
 * A modal dialog, open while it is rendered; markup as in php/Forms/Modals. The focus starts on its title, and returns
 * to its former place.
 */
export const Dialog = ( { title, close, onClose, onBackdrop, children }: Props ) => {
	const dialog = useRef< HTMLDialogElement >( null );
	const heading = useRef< HTMLHeadingElement >( null );
	const id = useId();
	const latest = useLatest( { onClose, onBackdrop } );

	// The cleanup must run before the dialog is removed from the page, or the focus would not return.
	useLayoutEffect( () => {
		const hide = showModal( dialog.current!, {
			onClose: () => latest.current.onClose(),
			onBackdrop: () => latest.current.onBackdrop(),
		} );
		heading.current?.focus();
		return hide;
	}, [ latest ] );

	return (
		<dialog className="atoll-dialog" aria-labelledby={ id } ref={ dialog }>
			<div className="atoll-dialog__panel">
				<div className="atoll-dialog__head">
					<h2 className="atoll-dialog__title" id={ id } tabIndex={ -1 } ref={ heading }>
						{ title }
					</h2>
					<button
						type="button"
						className="atoll-dialog__close"
						data-atoll="close"
						aria-label={ close }
					/>
				</div>
				<div className="atoll-dialog__body">{ children }</div>
			</div>
		</dialog>
	);
};
