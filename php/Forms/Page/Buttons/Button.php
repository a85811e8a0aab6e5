<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;

/** One of the buttons that post a form, and what the server does when it is pressed. */
interface Button {

	public function isPressed( Submission $submission ): bool;

	/**
	 * Ends the request, or leaves in {@see \Atoll\Forms\Page\Posting\CurrentFormState} how the form is shown again.
	 *
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function handle( SubmissionContext $context ): void;
}
