<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\AfterSubmission;

use Atoll\Forms\Confirmations\Confirmations;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Platform\Access\Identity\CurrentVisitor;

/** Redirects with status 303 after a form was stored, so that reloading the page does not send it again. */
final class ConfirmationRedirect {

	public function __construct(
		private Confirmations $confirmations,
		private ConfirmationLinks $links,
		private CurrentVisitor $visitors
	) {}

	/** @param string $idPrefix Prefix of the element ids in the form that was sent. */
	public function send( StoredEntry $stored, string $idPrefix ): never {
		$confirmation = $this->confirmations->choose( $stored );
		$visitor      = $this->visitors->current();
		$link         = $confirmation->isRedirect()
			? $this->links->redirectUrl( $confirmation->url, $stored, $visitor )
			: $this->links->confirmationUrl( $stored, $confirmation->id, $idPrefix, $visitor );
		// The form's editor chose the URL; it may lead to another site.
		wp_redirect( $link, 303, 'Atoll' );
		exit;
	}
}
