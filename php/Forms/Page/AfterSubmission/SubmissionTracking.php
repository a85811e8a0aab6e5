<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\AfterSubmission;

use Atoll\Forms\Page\Rendering\FormContexts;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\SiteLanguage;

/**
 * Tells scripts on the page that follows a plain post what was sent (spec 7), as the form's island does where it sends
 * by itself, and the tab to forget what was answered. Only that very page of that very browser holds anything of it.
 */
final class SubmissionTracking {

	public function __construct(
		private ConfirmationLinks $links,
		private CurrentVisitor $visitors,
		private Enhancements $enhancements
	) {}

	public function print(): void {
		$completed = $this->links->completedSubmission( $this->visitors->current() );
		if ( null !== $completed ) {
			$props = array(
				'endpoint' => SiteLanguage::inAddress( FormContexts::endpoint( $completed->form ) ),
				'formId' => $completed->form,
				'key' => $completed->key,
				'parameter' => ConfirmationLinks::SUBMITTED,
			);
			echo $this->enhancements->wrap( 'announce-sent', $props, '' ); // Escaped where it is built.
		}
	}
}
