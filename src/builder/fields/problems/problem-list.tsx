import { Button } from '@wordpress/components';
import type { FormProblem } from '../../../api/admin/check-edited-form';
import { useGoToProblem } from './use-go-to-problem';

interface Props {
	problems: FormProblem[];
	/** Called when an editor clicks a problem. */
	onFollow?: () => void;
}

/** List of problems; each is a link to the setting that fixes it. */
export const ProblemList = ( { onFollow, problems }: Props ) => {
	const goToProblem = useGoToProblem();
	return (
		<ul className="atoll-builder-problems">
			{ problems.map( ( problem ) => (
				<li key={ `${ problem.field } ${ problem.setting } ${ problem.sentence }` }>
					{ problem.field === null && problem.setting === '' ? (
						problem.sentence
					) : (
						<Button
							variant="link"
							onClick={ () => {
								onFollow?.();
								goToProblem( problem );
							} }
						>
							{ problem.sentence }
						</Button>
					) }
				</li>
			) ) }
		</ul>
	);
};
