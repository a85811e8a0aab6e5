<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Forms\Drafts\OwnDrafts;
use Atoll\Platform\Access\Visitors;
use Atoll\Platform\Errors\DraftNotFound;
use Atoll\Platform\Http\Request;
use Atoll\Portal\Places;

/**
 * Runs before the dashboard is printed: redirects whoever continues a draft to its form. The draft's token is in no
 * page, only in the address of the redirect.
 */
final class DashboardDoor {

	public function __construct( private OwnDrafts $drafts, private OnlyMembers $members, private Visitors $visitors, private Request $request, private Places $places ) {}

	public function stand(): void {
		$page = is_singular() ? get_queried_object_id() : 0;
		if ( 0 === $page || ! is_user_logged_in() || ! ( $this->places->isDashboard( $page ) || has_block( 'atoll/dashboard', $page ) ) ) {
			return;
		}
		$this->members->keepPrivate();
		if ( '' !== $this->request->query( Places::DRAFT ) ) {
			$this->goOn( $this->request->id( Places::DRAFT ) );
		}
	}

	private function goOn( int $draft ): void {
		try {
			if ( wp_safe_redirect( $this->drafts->linkFor( $draft, $this->visitors->current()->userId() ), 303 ) ) {
				exit;
			}
		} catch ( DraftNotFound ) {
			status_header( 404 );
		}
	}
}
