<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\Requests\FetchMetadata;
use Atoll\Platform\Access\Requests\SameOrigin;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Site\Header\LogOutItem;

/** Whether a user meant to log out: they pressed a button or followed a link on this site. */
final class LogOutIntent {

	public function __construct(
		private CurrentRequest $request,
		private SameOrigin $origin,
		private FetchMetadata $fetchMetadata
	) {}

	public function isPosted(): bool {
		return '' !== $this->request->posted( LogOutItem::PARAMETER );
	}

	public function isPostMeant(): bool {
		$nonce = $this->request->posted( LogOutItem::PARAMETER );
		$isOwn = wp_verify_nonce( $nonce, LogOutItem::PARAMETER ) > 0 || $this->origin->isOwnPost();
		return $isOwn && $this->fetchMetadata->isVisit();
	}

	public function isLinkMeant(): bool {
		$nonce = $this->request->query( '_wpnonce' );
		$isOwn = wp_verify_nonce( $nonce, 'log-out' ) > 0 || $this->origin->isOwnLink();
		return $isOwn && $this->fetchMetadata->isVisit();
	}
}
