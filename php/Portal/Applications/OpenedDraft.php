<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Forms\Drafts\Drafts;
use Atoll\Forms\Drafts\ResumeLinks;
use Atoll\Platform\Access\RateLimit;
use Atoll\Platform\Access\Visitors;
use Atoll\Platform\Errors\Trouble;
use Atoll\Platform\Http\Request;

/** The draft that the dashboard's address names, as it does after a login that was asked for to keep it. */
final class OpenedDraft {

	/** Per minute and address, as for its form. */
	private const MOST = 30;

	public function __construct( private Drafts $drafts, private ClaimOffer $offer, private RateLimit $limit, private Visitors $visitors, private Request $request ) {}

	/** Safe HTML; nothing for a draft that is not there, or is somebody's. */
	public function render(): string {
		$token = $this->request->query( ResumeLinks::TOKEN );
		if ( '' === $token ) {
			return '';
		}
		try {
			$this->limit->count( 'drafts', $this->visitors->current(), self::MOST );
			return $this->offer->onDashboard( $this->drafts->open( $this->request->id( ResumeLinks::FORM ), $token ) );
		} catch ( Trouble ) {
			return '';
		}
	}
}
