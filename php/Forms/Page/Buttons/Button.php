<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;

/** A button that posts a form, with the server's response to it. */
interface Button {

	public function isPressed( Submission $submission ): bool;

	/**
	 * Ends the request, or sets in {@see \Atoll\Forms\Page\Posting\CurrentFormState} how the form is shown again.
	 *
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function handle( SubmissionContext $context ): void;
}
