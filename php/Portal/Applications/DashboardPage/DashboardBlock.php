<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Portal\Applications\Drafts\OpenedDraft;
use Atoll\Portal\Applications\ExampleApplications;
use Atoll\Portal\Applications\LoginRequired;

/** The first block that a client sees after a login: missing documents, drafts, and current and ended applications. */
final class DashboardBlock {

	public function __construct(
		private DashboardReader $reader,
		private OpenedDraft $openedDraft,
		private DashboardMarkup $markup,
		private LoginRequired $loginRequired,
		private StartLink $start,
		private ExampleApplications $example,
	) {}

	/** @param array<mixed> $attributes The block's attributes: `startUrl`, `formId`. */
	public function html( array $attributes ): string {
		$start = $this->start->url( $attributes );
		wp_enqueue_style( 'atoll-portal' );
		wp_enqueue_style( 'atoll-form-save' ); // For the offer to keep a saved form.
		// The block editor renders its preview with this block over REST.
		if ( wp_is_serving_rest_request() ) {
			return $this->markup->render( $this->example->overview(), $start, $this->example->note() );
		}
		return $this->loginRequired->dashboardLogin()
			?? $this->markup->render( $this->reader->contents(), $start, $this->openedDraft->render() );
	}
}
