<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\ResolvedAnswers;

/** Keeps spam out of the entries, by what is sent. */
interface SpamFilter {

	/** Whether valid answers are spam. They are stored either way. */
	public function judge( Form $form, ResolvedAnswers $resolved, Submission $submission ): SpamVerdict;
}
