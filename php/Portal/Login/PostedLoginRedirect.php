<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Portal\Access\LoginRedirect;
use Atoll\Portal\PortalUrls;
use Atoll\Site\Page\PageMeta;

/** Where a login on the page that was posted leads to. */
final class PostedLoginRedirect {

	public function __construct( private LoginRedirect $redirect, private PortalUrls $urls, private PageMeta $pages ) {}

	/** @return string Whole address of this site. */
	public function url(): string {
		return $this->redirect->from( $this->pages->current() ) ?: $this->urls->dashboard();
	}
}
