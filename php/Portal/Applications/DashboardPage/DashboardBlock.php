<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Forms\Drafts\OwnDrafts;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\Applications\Drafts\OpenedDraft;
use Atoll\Portal\Applications\EditorExample;
use Atoll\Portal\Applications\LoginRequired;
use Atoll\Portal\Applications\OwnApplicationList;
use Atoll\Portal\PortalUrls;

/** The block that a client sees first after a login: what is missing, begun, sent and ended. */
final class DashboardBlock {

	private const DRAFTS = 'drafts-page';

	public function __construct(
		private OwnApplicationList $applications,
		private OwnDrafts $drafts,
		private OpenedDraft $opened,
		private DashboardMarkup $markup,
		private LoginRequired $members,
		private StartLink $start,
		private EditorExample $example,
		private CurrentVisitor $visitors,
		private CurrentRequest $request,
		private PortalUrls $places,
	) {}

	/** @param array<mixed> $attributes Of the block: `startUrl`, `formId`. */
	public function render( array $attributes ): string {
		$start = $this->start->url( $attributes );
		wp_enqueue_style( 'atoll-portal' );
		wp_enqueue_style( 'atoll-form' );
		// The editor asks the same block for its preview.
		if ( wp_is_serving_rest_request() ) {
			return $this->markup->render( $this->example->overview(), $start, $this->example->note() );
		}
		return $this->members->login( $this->places->dashboard() )
			?? $this->markup->render( $this->overview(), $start, $this->opened->render() );
	}

	private function overview(): DashboardContents {
		$user  = $this->visitors->current()->userId();
		$pages = new Paging( self::DRAFTS, $this->request->id( self::DRAFTS ), $this->drafts->countOfUser( $user ) );
		return new DashboardContents(
			get_userdata( $user )->first_name ?? '',
			$this->applications->ofUser( $user ),
			$this->drafts->ofUser( $user, $pages->size(), $pages->offset() ),
			$pages
		);
	}
}
