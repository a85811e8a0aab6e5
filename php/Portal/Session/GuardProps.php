<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Forms\Page\Rendering\PageUrl;
use Atoll\Platform\Access\Sessions\LoginSession;
use Atoll\Platform\Access\Sessions\SessionFingerprint;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\SiteLanguage;
use Atoll\Portal\Access\LoginPages;
use Atoll\Site\Page\PageMeta;

/** The props of the guard's island: the session, and URLs to go to. */
final class GuardProps {

	public function __construct(
		private PageMeta $meta,
		private LoginPages $loginPages,
		private SessionLifetime $lifetime,
		private SessionFingerprint $fingerprint,
	) {}

	/** @return array<string, string|int|bool> Shape: contract/script-data/guard-props.schema.json. */
	public function build( LoginSession $session, bool $isPrivate ): array {
		return array(
			'token'       => RestNamespaces::url( RestNamespaces::ATOLL, '/token' ),
			'logout'      => RestNamespaces::url( RestNamespaces::ATOLL, '/logout' ),
			'login'       => SiteLanguage::inAddress( RestNamespaces::url( RestNamespaces::ATOLL, '/login' ) ),
			'loginPage'   => $this->loginPages->url( $this->meta->current() ),
			'leftPage'    => $this->loginPages->afterLogout( $this->meta->current() ),
			'page'        => ( new PageUrl() )->withPageQuery(),
			'isPrivate'   => $isPrivate,
			'exp'         => $session->ends,
			'now'         => time(),
			'cookie'      => LOGGED_IN_COOKIE,
			'mark'        => $this->fingerprint->mark( $session->userId ),
			'warnSeconds' => $this->lifetime->warnSeconds( $session->userId ),
		);
	}
}
