<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\Requests\FetchMetadata;
use Atoll\Portal\Login\LoginRequest;
use Atoll\Portal\Login\OpenedMailLink;
use Atoll\Portal\PlainForms\PortalActions;

/** Handles a logged-in user who opens the link of an invitation. */
final class InvitationVisit {

	public function __construct(
		private LoginRequest $request,
		private InvitationAcceptance $acceptance,
		private OpenedMailLink $openedLink,
		private CurrentVisitor $visitors,
		private FetchMetadata $fetchMetadata
	) {}

	public function handle(): void {
		$visitor = $this->visitors->current();
		if (
			! $visitor->isLoggedIn() || '' === $this->request->invitation() || $this->openedLink->needsLoginPage()
				|| ! $this->fetchMetadata->isVisit()
		) {
			return;
		}
		// Allowed in a GET request: unless the invitation is for this person, nothing changes.
		$response = $this->acceptance->join( $this->request->invitation(), $visitor->userId() );
		wp_safe_redirect( add_query_arg( PortalActions::NOTICE, $response->notice, $response->url ), 303 );
		exit;
	}
}
