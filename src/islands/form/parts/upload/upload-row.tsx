import { useLayoutEffect, useRef } from '@wordpress/element';
import type { UploadItem } from '@atoll/stores';
import type { FormTexts } from '../../../../contract/texts';
import { Message } from '../../../../ui';
import { fillText } from '../../texts/fill-text';
import { isUploading } from './files/current-files';
import { sizeOf } from './size';

interface Props {
	item: UploadItem;
	/** Id of the element with the error message. */
	messageId: string;
	texts: FormTexts;
	onRemove: () => void;
	onRetry: () => void;
}

/** A file: its name, its progress, and buttons to retry or remove it. */
export const UploadRow = ( { item, messageId, texts, onRemove, onRetry }: Props ) => {
	const { message, name, sent, size, state } = item;
	const busy = isUploading( item );
	const isPaused = busy && message !== '';
	const actions = useRef< HTMLSpanElement >( null );
	const focused = actions.current?.querySelector( ':focus' );
	// "Try again" disappears, also on its own when the connection returns: its neighbour takes the focus.
	useLayoutEffect( () => {
		if ( focused && ! focused.isConnected ) {
			actions.current?.querySelector( 'button' )?.focus();
		}
	} );
	const button = ( text: string, run: () => void ) => (
		<button type="button" className="atoll-upload__button" onClick={ run }>
			<span>{ text }</span>
			<span className="atoll-upload__of"> { name }</span>
		</button>
	);
	return (
		<li className={ `atoll-upload is-${ state }${ isPaused ? ' is-paused' : '' }` }>
			<span className="atoll-upload__name">{ name }</span>
			<span className="atoll-upload__size">{ sizeOf( size ) }</span>
			<span className="atoll-upload__actions" ref={ actions }>
				{ ( state === 'failed' || isPaused ) && button( texts.retry, onRetry ) }
				{ button( busy ? texts.uploadCancel : texts.uploadRemove, onRemove ) }
			</span>
			{ busy && (
				<progress
					className="atoll-upload__progress"
					max={ size }
					// Without a value, the progress bar is indeterminate.
					{ ...( sent > 0 ? { value: sent } : {} ) }
					aria-label={ fillText( texts.uploadProgress, { filename: name } ) }
				/>
			) }
			{ message !== '' && (
				<span className="atoll-upload__message" id={ messageId }>
					<Message text={ message } />
				</span>
			) }
		</li>
	);
};
