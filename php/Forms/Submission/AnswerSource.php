<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Form;
use Atoll\Forms\Entries\Submission;

/** Answers that do not come as text in a submission's inputs, such as uploaded files. */
interface AnswerSource {

	/** @throws \Atoll\Platform\Errors\Trouble */
	public function bring( Form $form, Submission $submission ): Brought;
}
