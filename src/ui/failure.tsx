interface Props {
	/** What happened and what to do; `{phone}` stands where the number goes. */
	text: string;
	phone: string;
	/** What a tap on it dials; the number is no link where it is empty. */
	phoneUrl: string;
	retry: string;
	onRetry: () => void;
}

/** Something could not be sent: said at once, with a way on. */
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
