<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Portal\Applications\Drafts\OpenedDraft;
use Atoll\Portal\Applications\EditorExample;
use Atoll\Portal\Applications\LoginRequired;

/** The block that a client sees first after a login: what is missing, begun, sent and ended. */
final class DashboardBlock {

	public function __construct(
		private DashboardReader $reader,
		private OpenedDraft $openedDraft,
		private DashboardMarkup $markup,
		private LoginRequired $loginRequired,
		private StartLink $start,
		private EditorExample $example,
	) {}

	/** @param array<mixed> $attributes Of the block: `startUrl`, `formId`. */
	public function html( array $attributes ): string {
		$start = $this->start->url( $attributes );
		wp_enqueue_style( 'atoll-portal' );
		wp_enqueue_style( 'atoll-form-save' ); // Of an offer to keep what was saved.
		// The editor asks the same block for its preview.
		if ( wp_is_serving_rest_request() ) {
			return $this->markup->render( $this->example->overview(), $start, $this->example->note() );
		}
		return $this->loginRequired->dashboardLogin()
			?? $this->markup->render( $this->reader->contents(), $start, $this->openedDraft->render() );
	}
}
