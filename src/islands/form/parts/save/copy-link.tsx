import { useId, useRef, useState } from '@wordpress/element';
import type { FormTexts } from '../../../../contract/texts';
import { copyValue } from './copy-value';

/** The draft's link, to read, select or copy with one press. */
export const CopyLink = ( { link, texts }: { link: string; texts: FormTexts } ) => {
	const id = useId();
	const input = useRef< HTMLInputElement >( null );
	const [ announcement, setAnnouncement ] = useState( '' );

	const copy = async () => {
		// Cleared first, since screen readers do not announce an unchanged text.
		setAnnouncement( '' );
		const isCopied = await copyValue( input.current! );
		setAnnouncement( isCopied ? texts.linkCopied : texts.linkNotCopied );
	};

	return (
		<div className="atoll-save__link">
			<label className="atoll-field__label" htmlFor={ id }>
				{ texts.linkLabel }
			</label>
			<div className="atoll-save__row">
				<input className="atoll-input" id={ id } ref={ input } value={ link } readOnly />
				<button
					type="button"
					className="atoll-button atoll-button--secondary"
					onClick={ copy }
				>
					{ texts.copyLink }
				</button>
			</div>
			<p className="atoll-save__said" role="status">
				<span>{ announcement }</span>
			</p>
		</div>
	);
};
