<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\AfterSubmission;

use Atoll\Forms\Page\Rendering\FormContexts;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\SiteLanguage;

/**
 * Tells scripts on the page after a plain post what was sent (spec 7), as the form island does when it sends the form
 * itself, and makes the browser tab forget the answers. Only that page in that browser gets this data.
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
