<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Form;

/** Answers that do not come as text in a submission's inputs, such as uploaded files. */
interface AnswerSource {

	/**
	 * What it adds to the inputs, by input name; it wins over what was sent under that name.
	 *
	 * @return array<string, mixed>
	 * @throws \Atoll\Platform\Errors\Trouble
	 */
	public function inputs( Form $form, Submission $submission ): array;

	/**
	 * What it could not add. It is said whatever else is to be mended, and stops the submission.
	 *
	 * @return array<int, string> Field id => what happened and how to mend it.
	 */
	public function problems( Form $form, Submission $submission ): array;
}
