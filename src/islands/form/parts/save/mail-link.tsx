import { useId, useRef, useState } from '@wordpress/element';
import type { FormEvent } from 'react';
import { logFault } from '../../../../browser/log-fault';
import type { FormTexts } from '../../../../contract/texts';
import { Message } from '../../../../ui';
import { errorText } from './error-text';

interface Props {
	texts: FormTexts;
	/** Suggested email address; may be empty. */
	email: string;
	/** Emails the link to an address. */
	send: ( email: string ) => Promise< void >;
	onSent: () => void;
}

/** A form that emails the link; an invalid address, or any other failure, is shown at its field. */
export const MailLink = ( { texts, email, send, onSent }: Props ) => {
	const id = useId();
	const input = useRef< HTMLInputElement >( null );
	const [ error, setError ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy ) {
			return;
		}
		setIsBusy( true );
		setError( '' );
		try {
			await send( input.current!.value );
			onSent();
		} catch ( thrown ) {
			logFault( thrown );
			setError( errorText( thrown, texts.linkFailed, texts.saveOffline ) );
			setIsBusy( false );
			input.current?.focus();
		}
	};

	return (
		<form
			className={ `atoll-save__mail${ error && ' is-invalid' }` }
			onSubmit={ submit }
			noValidate
		>
			<label className="atoll-save__ask" htmlFor={ id }>
				{ texts.saveEmail }
			</label>
			<div id={ `${ id }-error` } role="alert">
				{ error && <Message text={ error } /> }
			</div>
			<div className="atoll-save__row">
				<input
					className="atoll-input"
					type="email"
					id={ id }
					ref={ input }
					autoComplete="email"
					maxLength={ 100 }
					placeholder={ texts.saveExample }
					defaultValue={ email }
					aria-invalid={ error ? true : undefined }
					aria-describedby={ `${ id }-error` }
				/>
				<button
					type="submit"
					className="atoll-button atoll-button--primary"
					aria-disabled={ isBusy }
				>
					{ texts.sendLink }
				</button>
			</div>
		</form>
	);
};
