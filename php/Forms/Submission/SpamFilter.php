<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\ResolvedAnswers;

/** Recognises spam by the content of a submission. */
interface SpamFilter {

	/** Judges whether valid answers are spam. They are stored in any case. */
	public function judge( Form $form, ResolvedAnswers $resolved, Submission $submission ): SpamVerdict;
}
