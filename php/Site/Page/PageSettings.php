<?php

declare( strict_types=1 );

namespace Atoll\Site\Page;

/** The settings of one page; spec 2 (page meta flags) and 3 (pageSettings). */
final class PageSettings {

	public const PRIMARY   = 'primary';
	public const SECONDARY = 'secondary';
	public const NONE      = '';

	/**
	 * @param string $header      PRIMARY, SECONDARY or NONE (headerHeaderToggle).
	 * @param string $footer      PRIMARY, SECONDARY or NONE (footerFooterToggle).
	 * @param bool   $isPrivate   Whether it needs a login.
	 * @param bool   $isLoginPage Whether it is a login page of the portal, by its own setting or by the site's. Login
	 *                            pages redirect users who are logged in.
	 * @param string $loginUrl    portalLoginPageUrl: login page of a private page; empty for the site's.
	 * @param string $redirectUrl portalRedirectUrl: where a login page redirects to; empty for the site's.
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
