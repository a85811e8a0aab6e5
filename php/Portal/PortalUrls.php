<?php

declare( strict_types=1 );

namespace Atoll\Portal;

use Atoll\Platform\Database\FrequentPosts;
use Atoll\Platform\Settings\Settings;

/** URLs of the portal's pages, as the site's settings name them: absolute, or empty if the page does not exist. */
final class PortalUrls {

	/** Query arguments that name the application or draft that a page shows. */
	public const ENTRY = 'entry';
	public const DRAFT = 'draft';

	public function __construct( private Settings $settings, private FrequentPosts $posts ) {}

	/** Returns the login page's URL, or that of WordPress' own login screen. */
	public function login(): string {
		return $this->page( 'loginPage' ) ?: wp_login_url();
	}

	/** Whether the site has a login page of our own; only such a page accepts invitations. */
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

	/** Whether the site has a portal that a login can lead to. */
	public function hasDashboard(): bool {
		return '' !== $this->page( 'dashboardPage' );
	}

	/** Returns the default target of a login: the dashboard, or the front page. */
	public function dashboard(): string {
		return $this->page( 'dashboardPage' ) ?: home_url( '/' );
	}

	/** Returns the dashboard's page id; 0 if there is none. */
	public function dashboardPage(): int {
		return $this->hasDashboard() ? $this->settings->group( 'portal' )->int( 'dashboardPage' ) : 0;
	}

	/** Returns the URL of the page that shows applications, without naming one. */
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

	/** Returns the URL of a published page only; a link to any other would lead nowhere. */
	private function page( string $setting ): string {
		$id = $this->settings->group( 'portal' )->int( $setting );
		$this->posts->prime( $id );
		return $id > 0 && 'publish' === get_post_status( $id ) ? (string) get_permalink( $id ) : '';
	}
}
