<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Resuming;

use Atoll\Engine\Definition\Form;

/** A way for a page's URL to ask for a form that was filled in before. */
interface ResumedSubmission {

	/** Whether the URL asks for such a form: the page is then for one person and must not be cached. */
	public function isRequested(): bool;

	/** Returns the form as it is continued: an entry keeps the version that it was sent with. */
	public function form( Form $form ): Form;

	/** Returns null if the URL does not mean this form. */
	public function find( Form $form ): ?ResumedAnswers;
}
