<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\ResolvedAnswers;

/** What only the server can check, such as a captcha's token. Runs once the answers themselves are valid. */
interface Check {

	/** @return array<int, string> Field id => how to mend it; empty when all is well. It changes nothing. */
	public function messages( Form $form, ResolvedAnswers $resolved, Submission $submission ): array;
}
