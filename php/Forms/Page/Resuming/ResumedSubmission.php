<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Resuming;

use Atoll\Engine\Definition\Form;

/** A way in which a page's address may ask for a form that was filled in before. */
interface ResumedSubmission {

	/** Whether the address asks for anything: the page is one person's then and no cache's. */
	public function isRequested(): bool;

	/** The form as it is continued: an entry goes on with the version that it was sent with. */
	public function form( Form $form ): Form;

	/** Null when the address does not mean this form. */
	public function of( Form $form ): ?ResumedAnswers;
}
