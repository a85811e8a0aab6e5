import { useId, useRef, useState } from '@wordpress/element';
import type { FormTexts } from '../../../../contract/texts';
import { copyValue } from './copy-value';

/** The link, to be read, selected or copied at one press. */
export const CopyLink = ( { link, texts }: { link: string; texts: FormTexts } ) => {
	const id = useId();
	const input = useRef< HTMLInputElement >( null );
	const [ announcement, setAnnouncement ] = useState( '' );

	const copy = async () => {
		// Said anew each time, since what does not change is not announced.
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
