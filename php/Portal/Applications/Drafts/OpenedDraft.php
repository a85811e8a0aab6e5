<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Drafts;

use Atoll\Forms\Drafts\DraftReader;
use Atoll\Forms\Drafts\DraftTokenLimit;
use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Errors\PublicError;
use Atoll\Platform\Http\CurrentRequest;

/** The draft named in the dashboard's URL, as it is after a login to keep it. */
final class OpenedDraft {

	public function __construct(
		private DraftReader $drafts,
		private ClaimDraftOffer $offer,
		private RateLimit $limit,
		private CurrentVisitor $visitors,
		private CurrentRequest $request
	) {}

	/** Returns safe HTML; empty if the draft does not exist or already has an owner. */
	public function render(): string {
		$token = $this->request->query( ResumeLinks::TOKEN );
		if ( '' === $token ) {
			return '';
		}
		try {
			DraftTokenLimit::count( $this->limit, $this->visitors->current() );
			return $this->offer->onDashboard( $this->drafts->open( $this->request->id( ResumeLinks::FORM ), $token ) );
		} catch ( PublicError ) {
			return '';
		}
	}
}
