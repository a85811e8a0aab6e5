<?php

declare( strict_types=1 );

namespace Atoll\Site\Page;

/** What an editor set for one page; spec 2 (page meta flags) and 3 (pageSettings). */
final class PageSettings {

	public const PRIMARY   = 'primary';
	public const SECONDARY = 'secondary';
	public const NONE      = '';

	/**
	 * @param string $header      Which header it has: PRIMARY, SECONDARY or NONE (headerHeaderToggle).
	 * @param string $footer      Which footer it has (footerFooterToggle).
	 * @param bool   $isPrivate   Needs a login.
	 * @param bool   $isLoginPage Is a login page (portal), by its own mark or by the site's settings, which sends on
	 * whoever is logged in already.
	 * @param string $loginUrl portalLoginPageUrl: where a private page sends visitors to log in; empty for the site's.
	 * @param string $redirectUrl portalRedirectUrl: where a login page sends on to; empty for the site's.
	 */
	public function __construct(
		public readonly string $header = self::PRIMARY,
		public readonly string $footer = self::PRIMARY,
		public readonly bool $isPrivate = false,
		public readonly bool $isLoginPage = false,
		public readonly string $loginUrl = '',
		public readonly string $redirectUrl = '',
	) {}
}
