interface Choice {
	label: string;
	onChoose: () => void;
}

interface Props {
	/** What happened. */
	text: string;
	choices: Choice[];
}

/** Two people, or two windows, changed the same: nothing is lost, and this one chooses how to go on. */
export const Conflict = ( { text, choices }: Props ) => (
	<div className="atoll-alert" role="alert">
		<p>{ text }</p>
		<div className="atoll-save__row">
			{ choices.map( ( { label, onChoose } ) => (
				<button
					key={ label }
					type="button"
					className="atoll-button atoll-button--secondary"
					onClick={ onChoose }
				>
					{ label }
				</button>
			) ) }
		</div>
	</div>
);
