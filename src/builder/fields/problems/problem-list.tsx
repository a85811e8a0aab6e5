import { Button } from '@wordpress/components';
import type { FormProblem } from '../../../api/check-form-draft';
import { useWay } from './use-way';

interface Props {
	problems: FormProblem[];
}

/** Sentences, each leading to what mends it where that is a field's. */
export const ProblemList = ( { problems }: Props ) => {
	const go = useWay();
	return (
		<ul className="atoll-builder-problems">
			{ problems.map( ( problem ) => (
				<li key={ `${ problem.field } ${ problem.setting } ${ problem.sentence }` }>
					{ problem.field === null ? (
						problem.sentence
					) : (
						<Button variant="link" onClick={ () => go( problem ) }>
							{ problem.sentence }
						</Button>
					) }
				</li>
			) ) }
		</ul>
	);
};
