<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\Requests\FetchMetadata;
use Atoll\Portal\PlainForms\PortalActions;

/** Somebody who is logged in opens the link of an invitation of their own. */
final class InvitationVisit {

	public function __construct(
		private LoginRequest $asked,
		private InvitationAcceptance $joining,
		private OpenedMailLink $opened,
		private CurrentVisitor $visitors,
		private FetchMetadata $purpose
	) {}

	public function receive(): void {
		$visitor = $this->visitors->current();
		if (
			! $visitor->isLoggedIn() || '' === $this->asked->invitation() || $this->opened->isHere()
				|| ! $this->purpose->isVisit()
		) {
			return;
		}
		// A GET request may do this: the invitation is for this person, or nothing happens.
		$done = $this->joining->join( $this->asked->invitation(), $visitor->userId() );
		wp_safe_redirect( add_query_arg( PortalActions::NOTICE, $done->notice, $done->url ), 303 );
		exit;
	}
}
