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

/** The draft that the dashboard's address names, as it does after a login that was asked for to keep it. */
final class OpenedDraft {

	public function __construct(
		private DraftReader $drafts,
		private ClaimDraftOffer $offer,
		private RateLimit $limit,
		private CurrentVisitor $visitors,
		private CurrentRequest $request
	) {}

	/** Safe HTML; nothing for a draft that is not there, or is somebody's. */
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
