<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;

/** Source of answers that are not sent as text in a submission's inputs, such as uploaded files. */
interface AnswerSource {

	/** @throws \Atoll\Platform\Errors\PublicError */
	public function read( Form $form, Submission $submission ): AdditionalAnswers;
}
