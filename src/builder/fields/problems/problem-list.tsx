import { Button } from '@wordpress/components';
import type { FormProblem } from '../../../api/admin/check-form-draft';
import { useGoToProblem } from './use-go-to-problem';

interface Props {
	problems: FormProblem[];
	/** What to do when somebody follows one. */
	onGo?: () => void;
}

/** Sentences, each leading to the setting that mends it. */
export const ProblemList = ( { onGo, problems }: Props ) => {
	const go = useGoToProblem();
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
								onGo?.();
								go( problem );
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
