<?php

declare( strict_types=1 );

namespace Atoll\Portal;

use Atoll\Platform\Database\FrequentPosts;
use Atoll\Platform\Settings\Settings;

/**
 * Where the portal's pages are: whole addresses, as the site's settings name the pages; empty for one that is not
 * there.
 */
final class PortalUrls {

	/** Query arguments that say which application or draft a page of the portal is about. */
	public const ENTRY = 'entry';
	public const DRAFT = 'draft';

	public function __construct( private Settings $settings, private FrequentPosts $posts ) {}

	/** WordPress' own screen stands in for a login page that is not there. */
	public function login(): string {
		return $this->page( 'loginPage' ) ?: wp_login_url();
	}

	/** Whether a login page of our own is there, which alone can take an invitation. */
	public function hasLogin(): bool {
		return '' !== $this->page( 'loginPage' );
	}

	public function isLogin( int $page ): bool {
		return $this->isPage( 'loginPage', $page );
	}

	public function isDashboard( int $page ): bool {
		return $this->isPage( 'dashboardPage', $page );
	}

	public function isApplication( int $page ): bool {
		return $this->isPage( 'applicationPage', $page );
	}

	/** Whether there is a portal at all, for those who are asked to log in. */
	public function hasDashboard(): bool {
		return '' !== $this->page( 'dashboardPage' );
	}

	/** Where a login leads to when nothing else was asked for; the front page stands in. */
	public function dashboard(): string {
		return $this->page( 'dashboardPage' ) ?: home_url( '/' );
	}

	/** The page's own number; 0 when there is none. */
	public function dashboardPage(): int {
		return $this->hasDashboard() ? $this->settings->group( 'portal' )->int( 'dashboardPage' ) : 0;
	}

	/** The page that shows an application, without saying which. */
	public function applicationPage(): string {
		return $this->page( 'applicationPage' );
	}

	public function application( int $entry ): string {
		$page = $this->applicationPage();
		return '' === $page ? '' : add_query_arg( self::ENTRY, (string) $entry, $page );
	}

	public function profile(): string {
		return $this->page( 'profilePage' );
	}

	private function isPage( string $setting, int $page ): bool {
		return $page > 0 && $page === $this->settings->group( 'portal' )->int( $setting );
	}

	/** Only a page that is published: another one would lead nowhere. */
	private function page( string $setting ): string {
		$id = $this->settings->group( 'portal' )->int( $setting );
		$this->posts->prime( $id );
		return $id > 0 && 'publish' === get_post_status( $id ) ? (string) get_permalink( $id ) : '';
	}
}
