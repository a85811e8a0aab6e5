<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\ResolvedAnswers;

/** A check that only the server can do, such as of a captcha's token. Runs once the answers themselves are valid. */
interface Check {

	/** @return array<int, string> How to fix each field, by field id; empty if there is no problem. Changes nothing. */
	public function messages( Form $form, ResolvedAnswers $resolved, Submission $submission ): array;
}
