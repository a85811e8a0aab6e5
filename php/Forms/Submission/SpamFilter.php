<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\ResolvedAnswers;

/** Keeps spam out of the entries: by how often a form is sent, and by what is sent. */
interface SpamFilter {

	/**
	 * Before answers are read.
	 *
	 * @throws \Atoll\Platform\Errors\TooManyRequests When this address has sent the form too often lately.
	 */
	public function throttle( Form $form, Submission $submission ): void;

	/** Whether valid answers are spam. They are stored either way. */
	public function judge( Form $form, ResolvedAnswers $resolved, Submission $submission ): SpamVerdict;
}
