interface Props {
	/** What happened and what to do; `{phone}` is replaced by the phone number. */
	text: string;
	phone: string;
	/** `tel:` URL of the phone number, which is not a link if this is empty. */
	phoneUrl: string;
	retry: string;
	onRetry: () => void;
}

/** An alert that something could not be sent, with a button to retry. */
export const Failure = ( { text, phone, phoneUrl, retry, onRetry }: Props ) => {
	const [ before, after ] = text.split( '{phone}' );
	return (
		<div className="atoll-alert" role="alert">
			<p>
				<span>{ before }</span>
				{ after !== undefined && <a href={ phoneUrl || undefined }>{ phone }</a> }
				{ after !== undefined && <span>{ after }</span> }
			</p>
			<button
				type="button"
				className="atoll-button atoll-button--secondary"
				onClick={ onRetry }
			>
				{ retry }
			</button>
		</div>
	);
};
